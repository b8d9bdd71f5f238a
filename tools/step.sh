# sh tools/step.sh "what is done" COMMAND …    says it, does it, and says how long it took
# A step of more than ten seconds says that it is still going: nobody waits in silence.
set -u

what=$1
shift
start=$(date +%s)
passed() { echo $(($(date +%s) - start)); }

echo "- $what"
(
    while sleep 1; do
        seconds=$(passed)
        [ $((seconds % 10)) -ne 0 ] || echo "  $what: $seconds s so far"
    done
) &
ticker=$!
trap 'kill "$ticker" 2>/dev/null' EXIT

"$@"
status=$?
if [ "$status" -eq 0 ]; then
    echo "  $what: done in $(passed) s"
else
    echo "  $what: failed after $(passed) s" >&2
fi
exit "$status"
