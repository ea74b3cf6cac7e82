import { test as base, type Page } from '@playwright/test'
import { type Desk, deskOf, sessionFile } from './desks'
import { AiChatPage } from './pages/ai-chat'
import { ApplicantsPage } from './pages/applicants'
import { EasyApplyPage } from './pages/easy-apply'
import { JobsPage } from './pages/jobs'
import { PeoplePage } from './pages/people'
import { SignInPage } from './pages/sign-in'
import type { Role } from './people'
import { Problems } from './problems'
import { Sandbox } from './sandbox'

export { expect } from '@playwright/test'
export { axe } from './accessibility'

/** Who `page` is signed in as: `test.use({ role: 'viewer' })`. A test that signs out signs in itself, as "nobody". */
export type Options = { role: Role | 'nobody' }

type Fixtures = {
  problems: Problems
  /** A page of its own for somebody else, in the same test. */
  as: (role: Role) => Promise<Page>
  /** The sandbox's controls; faults and settings are taken back after the test. */
  sandbox: Sandbox
  signIn: SignInPage
  applicants: ApplicantsPage
  easyApply: EasyApplyPage
  jobs: JobsPage
  aiChat: AiChatPage
  people: PeoplePage
}

export const test = base.extend<Options & Fixtures, { desk: Desk }>({
  role: ['recruiter', { option: true }],
  desk: [async ({ browserName: _ }, use, worker) => use(deskOf(worker)), { scope: 'worker' }],
  baseURL: ({ desk }, use) => use(desk.url),
  storageState: ({ desk, role }, use) => use(role === 'nobody' ? undefined : sessionFile(desk, role)),

  problems: [
    async ({ context }, use) => {
      const problems = new Problems()
      problems.watch(context)
      await use(problems)
      await problems.expectNone()
    },
    { auto: true },
  ],

  as: async ({ browser, desk, problems }, use) => {
    const contexts: { close(): Promise<void> }[] = []
    await use(async (role) => {
      const context = await browser.newContext({ baseURL: desk.url, storageState: sessionFile(desk, role) })
      contexts.push(context)
      problems.watch(context)
      return context.newPage()
    })
    for (const context of contexts) await context.close()
  },

  sandbox: async ({ desk }, use) => {
    const sandbox = new Sandbox(desk.sandboxUrl)
    await sandbox.reset()
    await use(sandbox)
    await sandbox.reset()
  },

  signIn: ({ page }, use) => use(new SignInPage(page)),
  applicants: ({ page }, use) => use(new ApplicantsPage(page)),
  easyApply: ({ page }, use) => use(new EasyApplyPage(page)),
  jobs: ({ page }, use) => use(new JobsPage(page)),
  aiChat: ({ page }, use) => use(new AiChatPage(page)),
  people: ({ page }, use) => use(new PeoplePage(page)),
})
