import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig, devices } from '@playwright/test'
import { findBrowser, shellFirst } from '../lib/commands/browser.mjs'
import { deskEnvironment, sandboxEnvironment } from '../lib/commands/desk-environment.mjs'
import type { Options, WorkerOptions } from './fixtures'
import { profileEnvironment } from './profiles/names'
import { otherProfiles } from './profiles/selected'
import { type Desk, desks, resultsDir, workerCount } from './support/desks'

const root = fileURLToPath(new URL('..', import.meta.url))
const browser = await findBrowser(shellFirst)
if (!browser) throw new Error('No browser for the tests: run npm test, which gets one, or set CHROMIUM_PATH.')

const sandboxServer = (desk: Desk) => ({
  name: `sandbox for ${desk.name}`,
  command: 'node --import tsx lib/sandbox/main.ts',
  cwd: root,
  env: sandboxEnvironment(desk.sandboxPort, { SANDBOX_CONTROL: '1', ...profileEnvironment(desk.profile).sandbox }),
  url: `${desk.sandboxUrl}/__sandbox/log`,
})

const deskServer = async (desk: Desk) => ({
  name: desk.name,
  command: `node --import ./e2e/wait-for-held-requests.mjs .next/standalone/server.js > ${relative(root, desk.logFile)} 2>&1`,
  cwd: root,
  env: {
    ...(await deskEnvironment({ ...desk, secret: 'browser-tests-sign-their-sessions-so' })),
    // The sandbox works for milliseconds, so reconciling a write need not take a minute.
    PARTNER_CEILING_SECONDS: '1',
    // Tests end the undo window themselves, so it can be long enough for slow machines.
    UNDO_SECONDS: '15',
    // The setup signs in once for all tests. Reauthentication is tested with a simulated answer (confirm.spec.ts).
    REAUTHENTICATE_MINUTES: '600',
    // Tests count the requests to the partner.
    CHECK_AT_START: 'false',
    ...profileEnvironment(desk.profile).desk,
    NEXT_TELEMETRY_DISABLED: '1',
  },
  url: `${desk.url}/api/health/ready`,
})

const always = {
  reuseExistingServer: false,
  timeout: 120_000,
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 3000 },
}

/** The setup visits all desks; its own page can be on any of them. */
const anyProfile = desks[0]?.profile ?? 'default'

const plainDrawing = ['--font-render-hinting=none', '--disable-lcd-text', '--force-color-profile=srgb']
const inTests = (file: string) => fileURLToPath(new URL(file, import.meta.url))

const desktop = { viewport: { width: 1440, height: 900 } }

/** The main journeys against a partner with a very different profile; one desk, so one worker. */
const journeysUnder = (profile: (typeof otherProfiles)[number]) => ({
  name: profile,
  grep: /@core/,
  workers: 1,
  dependencies: ['setup'],
  use: { ...desktop, profile },
})

export default defineConfig<Options, WorkerOptions>({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: `${resultsDir}/artifacts`,
  workers: workerCount,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // Only to get a trace: npm test counts a test that passes on retry as failed.
  retries: 1,
  ...(process.env.SHORT_TESTS === '1' && { grepInvert: /@again/ }),
  // Long enough for a machine ten times slower; faster ones do not wait that long.
  timeout: 180_000,
  expect: { timeout: 60_000 },
  reporter: 'list',
  use: {
    // Without this, a step that never ends is reported only as a test that took too long, not as that step.
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    launchOptions: browser,
    locale: 'en-US',
    timezoneId: 'UTC',
    // Tracing every test would take a third more time, so a failed test is retried once for its trace.
    trace: 'on-first-retry',
  },
  projects: [
    { name: 'setup', testMatch: 'setup.ts', use: { role: 'nobody', profile: anyProfile } },
    {
      name: 'desktop',
      dependencies: ['setup'],
      testIgnore: ['phone.spec.ts', 'phone-jobs.spec.ts', 'phone-on-its-side.spec.ts', 'looks.spec.ts'],
      use: desktop,
    },
    {
      name: 'phone',
      testMatch: [
        'phone.spec.ts',
        'phone-jobs.spec.ts',
        'phone-on-its-side.spec.ts',
        'accessibility.spec.ts',
        'applicants-states.spec.ts',
      ],
      dependencies: ['setup'],
      // The name makes the browser say that it is on a phone, as Chromium does (Sec-CH-UA-Mobile).
      use: {
        userAgent: devices['Pixel 7'].userAgent,
        viewport: { width: 390, height: 844 },
        deviceScaleFactor: 2,
        hasTouch: true,
        isMobile: true,
      },
    },
    {
      name: 'looks',
      testMatch: 'looks.spec.ts',
      dependencies: ['setup'],
      // The screenshots' style sheet is not part of the product.
      use: { ...desktop, bypassCSP: true, launchOptions: { ...browser, args: [...browser.args, ...plainDrawing] } },
      snapshotPathTemplate: '{testDir}/looks/{arg}{ext}',
      expect: {
        timeout: 60_000,
        toHaveScreenshot: { stylePath: inTests('looks.css'), threshold: 0.02, maxDiffPixels: 100 },
      },
    },
    ...otherProfiles.map(journeysUnder),
    { name: 'logs', dependencies: ['desktop', 'phone', 'looks', ...otherProfiles], testMatch: 'logs.ts' },
  ],
  webServer: [...desks.map(sandboxServer), ...(await Promise.all(desks.map(deskServer)))].map((server) => ({
    ...server,
    ...always,
  })),
})
