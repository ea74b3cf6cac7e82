import { firstAdminWeakness } from '@/lib/accounts/create-first-admin'
import { version } from '@/lib/runtime/version'
import { configurationIssues, configurationWarnings } from '../check-configuration'
import { checkIssuer } from './check-issuer'
import { checkPartner } from './check-partner'
import { checkStore } from './check-store'
import { type CheckResult, exitCodes } from './contract'

const usage = `Usage: node server.js                    starts the desk
       node server.js --check [--json]   checks the settings, the store and the partner, and starts nothing
       node server.js --version`
const options = ['--check', '--json', '--version', '--help']

/**
 * `node server.js` with options: `--version`, `--check [--json]`. Returns the exit code, 64 for options that do not
 * exist: a typing mistake must not start a desk. Never prints a secret.
 */
export async function runCommandLine(args: readonly string[]): Promise<number> {
  const unknown = args.find((argument) => !options.includes(argument))
  if (unknown !== undefined) {
    console.error(`There is no option ${unknown}\n${usage}`)
    return 64
  }
  if (!args.includes('--check') && !args.includes('--version')) {
    console.log(usage)
    return 0
  }
  if (args.includes('--version')) {
    console.log(version)
    return 0
  }
  // The partner client's timers do not keep the process alive: without this it could end before it has reported.
  const alive = setInterval(() => {}, 60_000)
  const results = await runChecks().finally(() => clearInterval(alive))
  const failed = results.find(({ state }) => state === 'failed')
  const exitCode = failed ? exitCodes[failed.check] : 0
  if (args.includes('--json')) console.log(JSON.stringify({ version, exitCode, checks: results }, null, 2))
  else console.log([`Partner Desk ${version}`, ...results.flatMap(linesOf)].join('\n'))
  return exitCode
}

async function runChecks(): Promise<CheckResult[]> {
  const issues = configurationIssues()
  if (issues.length > 0)
    return [{ check: 'configuration', state: 'failed', message: 'see .env.example', details: issues }]
  const [store, partner, issuer] = await Promise.all([checkStore(), checkPartner(), checkIssuer()])
  // As at the start: once there is an account, the first admin's password no longer counts.
  const weakness = store.isWithoutAccounts ? await firstAdminWeakness() : null
  const details = [...configurationWarnings(), ...(weakness ? [weakness.message] : [])]
  const configuration: CheckResult = weakness?.isRefused
    ? { check: 'configuration', state: 'failed', message: 'see .env.example', details }
    : { check: 'configuration', state: 'ok', message: 'every setting is valid', details }
  return [configuration, ...store.results, partner, ...issuer]
}

const linesOf = ({ check, state, message, details = [] }: CheckResult) => [
  `${state.padEnd(8)} ${check.padEnd(14)} ${message}`,
  ...details.map((detail) => `${' '.repeat(24)}- ${detail}`),
]
