import { runCommandLine } from '../boot/check/command-line'

/** Test support: `node server.js --check` of the source, in a process of its own. */
process.exit(await runCommandLine(process.argv.slice(2)))
