import { basename, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'
import { deskEnvironment, sandboxEnvironment } from '../lib/commands/desk-environment.mjs'
import { findBrowser } from './browser.mjs'
import { type Desk, desks, resultsDir } from './desks'
import type { Options } from './fixtures'

const root = fileURLToPath(new URL('..', import.meta.url))
const browser = await findBrowser()
if (!browser) throw new Error('No browser for the tests: run npm test, which gets one, or set CHROMIUM_PATH.')

const sandboxServer = (desk: Desk) => ({
  name: `sandbox for ${basename(desk.logFile, '.log')}`,
  command: 'node --import tsx lib/sandbox/main.ts',
  cwd: root,
  env: sandboxEnvironment(desk.sandboxPort, { SANDBOX_CONTROL: '1' }),
  url: `${desk.sandboxUrl}/__sandbox/log`,
})

const deskServer = async (desk: Desk) => ({
  name: basename(desk.logFile, '.log'),
  command: `node .next/standalone/server.js > ${relative(root, desk.logFile)} 2>&1`,
  cwd: root,
  env: {
    ...(await deskEnvironment({ ...desk, secret: 'a-secret-for-the-browser-tests-only' })),
    NEXT_TELEMETRY_DISABLED: '1',
  },
  url: `${desk.url}/api/health/ready`,
})

const always = {
  reuseExistingServer: false,
  timeout: 120_000,
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 3000 },
}

export default defineConfig<Options>({
  testDir: '.',
  outputDir: `${resultsDir}/artifacts`,
  workers: desks.length,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    launchOptions: browser,
    locale: 'en-US',
    timezoneId: 'UTC',
    trace: 'retain-on-failure',
  },
  projects: [
    { name: 'setup', testMatch: 'setup.ts', use: { role: 'nobody' } },
    {
      name: 'desktop',
      dependencies: ['setup'],
      testIgnore: 'phone.spec.ts',
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      testMatch: ['phone.spec.ts', 'accessibility.spec.ts'],
      dependencies: ['setup'],
      use: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true },
    },
    { name: 'logs', dependencies: ['desktop', 'phone'], testMatch: 'logs.ts' },
  ],
  webServer: [...desks.map(sandboxServer), ...(await Promise.all(desks.map(deskServer)))].map((server) => ({
    ...server,
    ...always,
  })),
})
