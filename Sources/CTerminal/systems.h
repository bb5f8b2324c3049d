// The systems whose people have terminals; the others build an empty library.
#ifdef __APPLE__
#include <TargetConditionals.h>
#define CT_HAS_TERMINALS TARGET_OS_OSX
#else
#define CT_HAS_TERMINALS 1
#endif
