import type { Metadata } from 'next'
import { PeopleList } from '@/components/people/people-list'
import { NotForRole } from '@/components/shell/not-for-role'
import { PageHeader } from '@/components/ui/page-header'
import { listPeople } from '@/lib/accounts/list-people'
import { requirePage } from '@/lib/accounts/require-role'
import {
  addPersonAction,
  changeRoleAction,
  giveAccessBackAction,
  removeAccessAction,
  setPasswordAction,
} from './actions'

const actions = {
  add: addPersonAction,
  changeRole: changeRoleAction,
  removeAccess: removeAccessAction,
  giveAccessBack: giveAccessBackAction,
  setPassword: setPasswordAction,
}

export const metadata: Metadata = { title: 'People' }

export default async function PeoplePage() {
  const access = await requirePage('admin', '/people')
  if ('refused' in access) return <NotForRole title="People" needed={access.refused} />
  return (
    <>
      <PageHeader title="People">Who may use this desk, and what for.</PageHeader>
      <PeopleList people={await listPeople()} ownId={access.session.person.id} actions={actions} />
    </>
  )
}
