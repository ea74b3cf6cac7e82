import type { Metadata } from 'next'
import Link from 'next/link'
import { addressOf, searchParamsOf } from '@/app/search-params'
import { readPeopleAddress } from '@/components/people/people-address'
import { PeopleScreen } from '@/components/people/people-screen'
import { SignInRules } from '@/components/people/sign-in-rules'
import { peopleWords } from '@/components/people/words'
import { NotForRole } from '@/components/shell/notes/not-for-role'
import { buttonClass } from '@/components/ui/button'
import { listPeople } from '@/lib/accounts/list-people'
import { requirePage } from '@/lib/accounts/require-role'
import { readPolicy } from '@/lib/accounts/sign-in-policy'
import { erasePage } from '@/lib/privacy/contract'
import { config } from '@/lib/runtime/config'
import {
  changeRoleAction,
  deactivatePersonAction,
  endPersonSessionsAction,
  invitePersonAction,
  makeSignInLinkAction,
  reactivatePersonAction,
  resetSecondFactorAction,
  withdrawLinkAction,
} from './actions'
import { setKeptSessionsRuleAction, setSecondFactorRuleAction } from './rule-actions'

const actions = {
  invite: invitePersonAction,
  makeLink: makeSignInLinkAction,
  withdrawLink: withdrawLinkAction,
  changeRole: changeRoleAction,
  deactivate: deactivatePersonAction,
  reactivate: reactivatePersonAction,
  endSessions: endPersonSessionsAction,
  resetSecondFactor: resetSecondFactorAction,
}

export const generateMetadata = (): Metadata => ({ title: peopleWords.title })

export default async function PeoplePage({ searchParams }: PageProps<'/people'>) {
  const query = await searchParams
  const access = await requirePage('admin', addressOf('/people', query))
  if ('refused' in access) return <NotForRole title={peopleWords.title} needed={access.refused} />
  const initial = readPeopleAddress(searchParamsOf(query))
  const first = await listPeople({ search: '', role: initial.role, state: initial.state, offset: 0 })
  return (
    <PeopleScreen
      first={first}
      initial={initial}
      ownId={access.session.person.id}
      takesPasswords={config().takesPasswords}
      actions={actions}
      headerActions={
        <Link href={erasePage} className={buttonClass()}>
          {peopleWords.findAndErase}
        </Link>
      }
    >
      <SignInRules
        policy={await readPolicy()}
        keepDays={config().session.keepDays}
        setSecondFactorRule={setSecondFactorRuleAction}
        setKeptSessionsRule={setKeptSessionsRuleAction}
      />
    </PeopleScreen>
  )
}
