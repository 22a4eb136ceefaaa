#!/bin/sh
# Runs the program that LIMITED_PROGRAM names within limits of memory and processor time: tags and headers may be packed a
# thousand times smaller than what they unpack to. The shell becomes the program, so that the child's id is the program's.
# Limits that a system does not know (macOS has none for memory) are left out.

seconds="${LIMITED_SECONDS:?}"
ulimit -c 0 2>/dev/null
# Kilobytes of a thread's stack, which counts as allocated: there are as many threads as processors.
ulimit -s 2048 2>/dev/null
# Kilobytes that it may allocate.
ulimit -d "${LIMITED_KILOBYTES:?}" 2>/dev/null
# Seconds of processor time. The soft limit comes first: its signal (SIGXCPU) tells that the file was too costly.
# A child whose server was killed ends by this, too.
ulimit -S -t "$seconds" 2>/dev/null
ulimit -H -t "$((seconds + 2))" 2>/dev/null
# Where memory runs out Linux is to end this process rather than the server.
{ echo 800 >/proc/self/oom_score_adj; } 2>/dev/null
# It yields to the server where they want the same processor.
exec nice -n 5 "${LIMITED_PROGRAM:?}" "$@"
