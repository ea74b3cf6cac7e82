import 'server-only'
import { erasedEmailOf } from '../privacy/deactivated-colleagues'
import type { Colleague, Holding } from '../privacy/holding'
import { holdingWords } from '../privacy/holdings/words'
import { asHolding } from '../privacy/registry'
import { renameIn } from '../privacy/rename'
import { accounts, invitations, passkeys, sessions, twoFactors, users } from '../store/account-tables'

/** The account stays without a name, since what its owner did must belong to someone. Nobody can sign in with it. */
const accountHolding: Holding<typeof users> = {
  name: 'account',
  table: users,
  ofColleague: (row, { id, pseudonym }) =>
    row.id === id && row.email !== erasedEmailOf(id)
      ? {
          change: { name: pseudonym, email: erasedEmailOf(id), image: null, banReason: null, language: null },
          example: holdingWords.account.example,
        }
      : null,
}

type OwnName = 'sessions' | 'waysToSignIn' | 'secondFactors' | 'passkeys'

const ownRow = (name: OwnName) => (row: { userId: string }, colleague: Colleague) =>
  row.userId === colleague.id ? ({ change: 'delete', example: holdingWords[name].example } as const) : null

/** Their own invitations are deleted; those they sent to others no longer name them. */
const invitationHolding: Holding<typeof invitations> = {
  name: 'invitations',
  table: invitations,
  ofColleague(row, colleague) {
    const change = row.userId === colleague.id ? 'delete' : renameIn(row, ['invitedBy'], colleague, false)
    return change && { change, example: holdingWords.invitations.example }
  },
}

/** What is kept about a colleague's account; the account itself comes last, since it tells who they were. */
export const accountHoldings: readonly Holding[] = [
  asHolding({ name: 'sessions', table: sessions, ofColleague: ownRow('sessions') }),
  asHolding({ name: 'waysToSignIn', table: accounts, ofColleague: ownRow('waysToSignIn') }),
  asHolding({ name: 'secondFactors', table: twoFactors, ofColleague: ownRow('secondFactors') }),
  asHolding({ name: 'passkeys', table: passkeys, ofColleague: ownRow('passkeys') }),
  asHolding(invitationHolding),
  asHolding(accountHolding),
]
