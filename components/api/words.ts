import type { PartnerFailure } from '@/lib/partner/failure/failure'
import type { ApiError } from './desk-api'

/** What became of it at the partner. */
export const whatChanged: Record<PartnerFailure['changed'], string> = {
  no: 'Nothing was changed.',
  yes: 'The change was made.',
  unknown: 'We don’t know yet whether anything was changed.',
}

/** Leads a refusal that only an admin can do something about. */
export const adminHasToFix = "You can't do this right now; your admin has to fix it"

export const failureWords = {
  youCanFix: 'You can fix this.',
  adminCanFix: 'Your admin can fix this.',
  tries: (count: number) => `Tried ${count} times.`,
  partnerSaid: (sentence: string) => `The partner says: “${sentence}”`,
  copyDetails: 'Copy details for the operator',
  openConnection: 'Open Connection',
  isItUs: 'Is it us or them?',
  errorId: (id: string) => `Error id ${id}`,
}

/** Words for errors that are not the partner's. */
export const apiErrorWords: Record<Exclude<ApiError['kind'], 'partner'>, { title: string; text: string }> = {
  'signed-out': { title: 'Your session has ended', text: 'Sign in again to continue. What is on this page stays.' },
  'not-allowed': { title: 'Your role does not allow this', text: 'Ask your admin for another role.' },
  'desk-unreachable': {
    title: 'The desk cannot be reached',
    text: 'Check your connection. What is loaded stays on this page, and nothing is lost.',
  },
  'desk-fault': {
    title: 'Something went wrong here',
    text: 'Try again in a moment. If it happens again, give your admin the error id.',
  },
}

export const storeAwayWords = {
  title: 'The desk cannot reach its database',
  text: 'It continues on its own once the database answers. Try again in a moment; what is on this page stays.',
}

export const notPossibleYet = 'This is not possible yet'
