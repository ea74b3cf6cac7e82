import type { Metadata } from 'next'
import { KeyboardShortcuts } from '@/components/account/keyboard-shortcuts'
import { LanguageChoice } from '@/components/account/language-choice'
import { OwnAccount } from '@/components/account/own-account'
import { Passkeys } from '@/components/account/passkeys'
import { TwoStep } from '@/components/account/two-step'
import { accountWords } from '@/components/account/words'
import { YourSessions } from '@/components/account/your-sessions'
import { PersonLink } from '@/components/links/links'
import { NewcomerNotifications } from '@/components/notifications/newcomer-notifications'
import { peopleWords } from '@/components/people/words'
import { NotForRole } from '@/components/shell/notes/not-for-role'
import { PageHeader } from '@/components/ui/page-header'
import { isWayOpen } from '@/lib/accounts/oidc/linked-people'
import { readOwnLanguage } from '@/lib/accounts/own-language'
import { listPasskeys } from '@/lib/accounts/own-passkeys'
import { listOwnSessions } from '@/lib/accounts/own-sessions'
import { requirePage } from '@/lib/accounts/require-role'
import { countRecoveryCodes } from '@/lib/accounts/totp-setup'
import { readIndexSetting } from '@/lib/applicant-index/index-setting'
import { version } from '@/lib/runtime/version'
import { changeOwnPasswordAction, endSessionAction } from './actions'
import { ownFactorActions } from './second-factor-action-set'

export const generateMetadata = (): Metadata => ({ title: accountWords.title })

export default async function AccountPage() {
  const access = await requirePage('viewer', '/account')
  if ('refused' in access) return <NotForRole title={accountWords.title} needed={access.refused} />
  const { id, name, email, role } = access.session.person
  return (
    <>
      <PageHeader title={accountWords.title}>
        <PersonLink id={id}>{name}</PersonLink> · {email} · {peopleWords.roles[role]}
      </PageHeader>
      <div className="grid max-w-2xl gap-8 px-4 pb-8 md:px-6 min-[90rem]:max-w-[96rem] min-[90rem]:grid-cols-2 min-[90rem]:items-start min-[90rem]:gap-x-12">
        <div className="grid gap-8">
          <Passkeys passkeys={await listPasskeys(id)} actions={ownFactorActions} />
          <TwoStep codesLeft={await countRecoveryCodes(id)} actions={ownFactorActions} />
          {(await readIndexSetting()).isOn && <NewcomerNotifications personId={id} />}
          <LanguageChoice kept={await readOwnLanguage(id)} />
          <KeyboardShortcuts />
        </div>
        <div className="grid gap-8">
          <YourSessions sessions={await listOwnSessions(access.session)} end={endSessionAction} />
          {(await isWayOpen(id, 'password')) ? (
            <OwnAccount changePassword={changeOwnPasswordAction} />
          ) : (
            <p>{accountWords.noPassword}</p>
          )}
        </div>
      </div>
      <p className="mt-8 px-4 pb-6 text-quiet md:px-6">Partner Desk {version}</p>
    </>
  )
}
