import type { Page } from '@playwright/test'
import type { EasyApplyPage } from '../pages/easy-apply'
import { PeoplePage } from '../pages/people'
import type { SignInPage } from '../pages/sign-in'
import { SignInDialog } from '../pages/sign-in-dialog'

type Fixtures = { page: Page; signIn: SignInPage; easyApply: EasyApplyPage; as: (role: 'admin') => Promise<Page> }

/** Fills a form in as one recruiter, whose session has ended when it is submitted. `other`: another recruiter. */
export async function loseSessionAtForm({ page, signIn, easyApply, as }: Fixtures) {
  const list = new PeoplePage(await as('admin'))
  const [one, other] = [await list.addSomebody('recruiter'), await list.addSomebody('recruiter')]
  await signIn.signInAs(one)
  await easyApply.open()
  await easyApply.fillIn({ email: 'left.behind@example.com' })
  await page.context().clearCookies({ name: /session/ })
  await easyApply.submit.click()
  return { other, dialog: new SignInDialog(page) }
}
