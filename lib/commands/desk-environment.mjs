import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { loopbackHost } from './ports.mjs'
import { inRoot } from './root.mjs'

/** The sandbox key with all permissions. */
export const sandboxKey = 'sandbox-full-7d1f9c2ab84e'

/** The sign-in for a desk on the sandbox. Not a secret: such a desk listens on this machine only. */
export const sandboxAdmin = { email: 'admin@partner-desk.example', password: 'sandbox-demo-2026' }

/** The recruiter that the demo creates besides the admin, with the same password. */
export const demoRecruiterEmail = 'recruiter@partner-desk.example'

/**
 * The environment of a desk on the sandbox; all our other variables are emptied, including those in a developer's .env.
 */
export async function deskEnvironment({ port, sandboxPort, dataDir, secret }) {
  return {
    ...emptied(),
    PARTNER_API_URL: sandboxUrl(sandboxPort),
    PARTNER_API_KEY: sandboxKey,
    PARTNER_ENVIRONMENT: 'sandbox',
    DATA_DIR: dataDir,
    APP_URL: `http://localhost:${port}`,
    AUTH_SECRET: secret,
    ADMIN_EMAIL: sandboxAdmin.email,
    ADMIN_PASSWORD: sandboxAdmin.password,
    LOG_LEVEL: process.env.LOG_LEVEL ?? '',
    PORT: String(port),
    HOSTNAME: await loopbackHost(),
  }
}

/** The environment of a sandbox, with the address `sandboxUrl` gives for the same port. */
export const sandboxEnvironment = (port, extra = {}) => ({
  SANDBOX_HOST: '127.0.0.1',
  SANDBOX_PORT: String(port),
  ...extra,
})

export const sandboxUrl = (port) => `http://127.0.0.1:${port}`

/** A secret that is generated once and kept in a file that only this account can read. */
export function keptSecret(file) {
  mkdirSync(dirname(file), { recursive: true })
  try {
    writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
  }
  return readFileSync(file, 'utf8').trim()
}

function emptied() {
  const names = readFileSync(inRoot('.env.example'), 'utf8').matchAll(/^#? ?([A-Z][A-Z0-9_]*)=/gm)
  return Object.fromEntries([...names].map(([, name]) => [name, '']))
}
