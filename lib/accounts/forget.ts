import 'server-only'
import { erasedEmailOf } from '../privacy/deactivated-colleagues'
import type { Colleague, Holding } from '../privacy/holding'
import { asHolding } from '../privacy/registry'
import { renameIn } from '../privacy/rename'
import { accounts, invitations, passkeys, sessions, twoFactors, users } from '../store/account-tables'

/** The account stays, nameless: what its owner did still belongs to somebody. Nobody can sign in with it. */
const accountHolding: Holding<typeof users> = {
  title: 'Account',
  outcome: 'Name, address, password and second factor are deleted; the account stays as “Former colleague”',
  table: users,
  ofColleague: (row, { id, pseudonym }) =>
    row.id === id && row.email !== erasedEmailOf(id)
      ? {
          change: { name: pseudonym, email: erasedEmailOf(id), image: null, banReason: null },
          example: 'Their account',
        }
      : null,
}

const ownRow = (example: string) => (row: { userId: string }, colleague: Colleague) =>
  row.userId === colleague.id ? ({ change: 'delete', example } as const) : null

const outcome = 'Deleted'

/** Theirs go; those that they sent to others name them no more. */
const invitationHolding: Holding<typeof invitations> = {
  title: 'Invitations',
  outcome,
  table: invitations,
  ofColleague(row, colleague) {
    const change = row.userId === colleague.id ? 'delete' : renameIn(row, ['invitedBy'], colleague, false)
    return change && { change, example: 'An invitation' }
  },
}

/** What is kept of a colleague's account; the account itself last, since it tells who they were. */
export const accountHoldings: readonly Holding[] = [
  asHolding({ title: 'Sessions', outcome, table: sessions, ofColleague: ownRow('A session') }),
  asHolding({ title: 'Ways to sign in', outcome, table: accounts, ofColleague: ownRow('A way to sign in') }),
  asHolding({ title: 'Second factors', outcome, table: twoFactors, ofColleague: ownRow('Two-step sign-in') }),
  asHolding({ title: 'Passkeys', outcome, table: passkeys, ofColleague: ownRow('A passkey') }),
  asHolding(invitationHolding),
  asHolding(accountHolding),
]
