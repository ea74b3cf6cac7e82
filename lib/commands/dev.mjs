import './node-version.mjs'
import { deskEnvironment, keptSecret, sandboxAdmin, sandboxEnvironment } from './desk-environment.mjs'
import { install } from './install.mjs'
import { choosePort } from './ports.mjs'
import { inRoot } from './root.mjs'
import { runServers } from './run-servers.mjs'
import { developmentServer, sandboxServer } from './servers.mjs'

const port = await choosePort('PORT', 3000, 'dev')
const sandboxPort = await choosePort('SANDBOX_PORT', 4010, 'dev')

if (!(await install())) process.exit(1)

const env = await deskEnvironment({
  port,
  sandboxPort,
  dataDir: inRoot('.data', 'dev'),
  secret: keptSecret(inRoot('.data', 'dev-secret')),
})
await runServers(
  [
    sandboxServer(sandboxEnvironment(sandboxPort, { SANDBOX_CONTROL: '1' }), inRoot('.data', 'dev-sandbox.log')),
    developmentServer(env),
  ],
  () => console.log(`\n  ${env.APP_URL} · ${sandboxAdmin.email} · ${sandboxAdmin.password}\n`),
)
