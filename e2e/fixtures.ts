import { type BrowserContext, test as base, type Page } from '@playwright/test'
import { ActivityPage } from './pages/activity'
import { AiChatPage } from './pages/ai-chat'
import { ApplicantsPage } from './pages/applicants'
import { BulkApplyPage } from './pages/bulk-apply'
import { EasyApplyPage } from './pages/easy-apply'
import { JobsPage } from './pages/jobs'
import { PeoplePage } from './pages/people'
import { RetryNotice } from './pages/retry-notice'
import { RunPage } from './pages/run'
import { SignInPage } from './pages/sign-in'
import { Tray } from './pages/tray'
import { Names } from './profiles/names'
import type { ProfileName } from './profiles/samples'
import { BrowserErrors } from './support/browser-errors'
import { type Desk, deskOf, sessionFile } from './support/desks'
import { clearDrafts, clearUploads } from './support/drafts'
import { waitForHydration } from './support/hydration'
import { keepToasts } from './support/keep-toasts'
import type { Role } from './support/people'
import { Sandbox } from './support/sandbox'
import { untilCreatedIsSeen } from './support/until-created-is-seen'
import { waitUntilIdle } from './support/wait-until-idle'

export { expect } from '@playwright/test'
export { axe } from './support/accessibility'

/** Who `page` is signed in as: `test.use({ role: 'viewer' })`. A test that signs out takes "nobody" and signs in. */
export type Options = { role: Role | 'nobody' }

/** The profile of the partner under test, set by the project. */
export type WorkerOptions = { profile: ProfileName }

type WorkerFixtures = {
  desk: Desk
  /** The names that the desk's partner uses. */
  names: Names
}

type Fixtures = {
  browserErrors: BrowserErrors
  /** Opens another page for another role in the same test. */
  as: (role: Role) => Promise<Page>
  /** Opens a page that is not signed in, on this desk or another one; its errors are not checked. */
  openPage: (url: string) => Promise<Page>
  /** The sandbox's controls; faults and settings are reset after the test. */
  sandbox: Sandbox
  signIn: SignInPage
  applicants: ApplicantsPage
  easyApply: EasyApplyPage
  bulkApply: BulkApplyPage
  jobs: JobsPage
  aiChat: AiChatPage
  people: PeoplePage
  activity: ActivityPage
  retryNotice: RetryNotice
  tray: Tray
  run: RunPage
}

export const test = base.extend<Options & Fixtures, WorkerOptions & WorkerFixtures>({
  role: ['recruiter', { option: true }],
  profile: ['default', { option: true, scope: 'worker' }],
  desk: [({ profile }, use, worker) => use(deskOf(worker, profile)), { scope: 'worker' }],
  names: [({ profile }, use) => use(new Names(profile)), { scope: 'worker' }],
  baseURL: ({ desk }, use) => use(desk.url),
  storageState: ({ desk, role }, use) => use(role === 'nobody' ? undefined : sessionFile(desk, role)),

  browserErrors: [
    async ({ context }, use) => {
      const browserErrors = new BrowserErrors()
      browserErrors.watch(context)
      waitForHydration(context)
      await keepToasts(context)
      await use(browserErrors)
      await unroute(context)
      await browserErrors.expectNone()
    },
    { auto: true },
  ],

  as: async ({ browser, desk, browserErrors }, use) => {
    const contexts: BrowserContext[] = []
    await use(async (role) => {
      const context = await browser.newContext({ baseURL: desk.url, storageState: sessionFile(desk, role) })
      contexts.push(context)
      browserErrors.watch(context)
      waitForHydration(context)
      await keepToasts(context)
      return context.newPage()
    })
    for (const context of contexts) {
      await unroute(context)
      await context.close()
    }
  },

  openPage: async ({ browser }, use) => {
    const contexts: BrowserContext[] = []
    await use(async (url) => {
      // Otherwise it would have the session of the test's `page`, and signing in here would end that.
      const context = await browser.newContext({ baseURL: url, storageState: { cookies: [], origins: [] } })
      contexts.push(context)
      waitForHydration(context)
      return context.newPage()
    })
    for (const context of contexts) {
      await unroute(context)
      await context.close()
    }
  },

  sandbox: async ({ desk }, use) => {
    const sandbox = new Sandbox(desk.sandboxUrl)
    await sandbox.reset()
    await use(sandbox)
    await sandbox.clearFaults()
    await waitUntilIdle(desk)
    await untilCreatedIsSeen(sandbox)
    await sandbox.reset()
  },

  signIn: ({ page }, use) => use(new SignInPage(page)),
  applicants: ({ page }, use) => use(new ApplicantsPage(page)),
  easyApply: ({ page, names }, use) => use(new EasyApplyPage(page, names)),
  bulkApply: async ({ page, desk }, use) => {
    await clearUploads(desk)
    await use(new BulkApplyPage(page))
  },
  jobs: async ({ page, names, desk }, use) => {
    await clearDrafts(desk)
    await use(new JobsPage(page, names))
  },
  aiChat: ({ page }, use) => use(new AiChatPage(page)),
  people: ({ page }, use) => use(new PeoplePage(page)),
  activity: ({ page }, use) => use(new ActivityPage(page)),
  retryNotice: ({ page }, use) => use(new RetryNotice(page)),
  tray: ({ page }, use) => use(new Tray(page)),
  run: ({ page }, use) => use(new RunPage(page)),
})

/** A request that a test answers itself may still be in flight when the test ends. */
async function unroute(context: BrowserContext) {
  for (const routed of [context, ...context.pages()]) await routed.unrouteAll({ behavior: 'ignoreErrors' })
}
