import { runCommandLine } from '../boot/check/command-line'

/** Test support: runs `node server.js --check` from the source, in its own process. */
process.exit(await runCommandLine(process.argv.slice(2)))
