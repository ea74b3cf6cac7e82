import './node-version.mjs'
import {
  demoRecruiterEmail,
  deskEnvironment,
  keptSecret,
  sandboxAdmin,
  sandboxEnvironment,
} from './desk-environment.mjs'
import { install } from './install.mjs'
import { choosePort } from './ports.mjs'
import { inRoot } from './root.mjs'
import { quietStep, runNpm } from './run.mjs'
import { runServers } from './run-servers.mjs'
import { deskServer, sandboxServer } from './servers.mjs'
import { isBuildCurrent } from './sources.mjs'

const port = await choosePort('PORT', 3000, 'demo')
const sandboxPort = await choosePort('SANDBOX_PORT', 4010, 'demo')

if (!(await install())) process.exit(1)
if (!isBuildCurrent()) {
  const isBuilt = await quietStep('Building', () => runNpm(['run', '--silent', 'build'], { isQuiet: true }))
  if (!isBuilt) process.exit(1)
}

const env = {
  ...(await deskEnvironment({
    port,
    sandboxPort,
    dataDir: inRoot('.data', 'demo'),
    secret: keptSecret(inRoot('.data', 'demo-secret')),
  })),
  DEMO_RECRUITER_EMAIL: demoRecruiterEmail,
  // Empty: an admin decides.
  APPLICANT_INDEX: process.env.APPLICANT_INDEX ?? 'on',
}
// A quarter year of a busy desk, up to now.
const applicants = { SANDBOX_APPLICANTS: '20000', SANDBOX_DAYS: '90' }
console.log('Starting …')
await runServers(
  [
    sandboxServer(sandboxEnvironment(sandboxPort, applicants), inRoot('.data', 'demo-sandbox.log')),
    deskServer(env, inRoot('.data', 'demo.log')),
  ],
  () =>
    console.log(`
  Partner Desk   ${env.APP_URL}
  Admin          ${sandboxAdmin.email}
  Recruiter      ${demoRecruiterEmail}
  Password       ${sandboxAdmin.password} (of both)

  The partner is a sandbox: nothing here reaches a real applicant. Log: .data/demo.log
  Ctrl-C stops both.
`),
)
