import type { AccountAction, LinkAction } from '@/lib/accounts/contract'

/** What an admin can do with people. */
export type PeopleActions = Record<'invite' | 'makeLink', LinkAction> &
  Record<
    'withdrawLink' | 'changeRole' | 'deactivate' | 'reactivate' | 'endSessions' | 'resetSecondFactor',
    AccountAction
  >
