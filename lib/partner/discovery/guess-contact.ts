import { fromName, type ScoredValue } from './choose-guess'
import type { FieldColumn } from './field-column'
import { applicantRules } from './path-words'

/** Fields that could be the applicant's own e-mail address. */
export function emailsOf(columns: FieldColumn[]): ScoredValue<string>[] {
  const emails = columns.filter(isEmail)
  const mostOwn = Math.max(0, ...emails.filter(isPersonalEmail).map(ownShare))
  return emails.map((column) => {
    const fit = applicantRules.email(column.words)
    const own = ownShare(column)
    const isFewPeople = own < 0.3 && column.count >= 10
    // Of staff who each handle several applicants, where another field has an address for each.
    const isShared = own < 0.6 && mostOwn > 0.95
    return {
      value: column.pointer,
      score:
        0.35 * own + 0.2 * column.filled + (isFewPeople ? -0.2 : 0.05) - (isShared ? 0.3 : 0) + fromName(fit, 0.35),
      filled: column.filled,
      reasons: [
        { code: 'emails', part: column.count, whole: column.values.length },
        { code: 'emails-differ', part: column.distinct, whole: column.count },
      ],
      isProven: own >= 0.85 && fit >= 0 && column.filled >= 0.5,
    }
  })
}

/** Whether most records have an address of their own in this field. */
export function isPersonalEmail(column: FieldColumn): boolean {
  return isEmail(column) && column.filled >= 0.3 && ownShare(column) >= 0.6
}

/** Whether most records have a phone number of their own in this field. */
export function isPersonalPhone(column: FieldColumn): boolean {
  return column.share('phone') >= 0.6 && column.filled >= 0.1 && ownShare(column) >= 0.6
}

const inList = /\/\d+(?:\/|$)/

const isEmail = (column: FieldColumn) => column.share('email') >= 0.8
const ownShare = (column: FieldColumn) => column.distinct / column.count

/** Fields that could be the applicant's own phone number. */
export function phonesOf(columns: FieldColumn[]): ScoredValue<string>[] {
  return columns.flatMap((column) => {
    const fit = applicantRules.phone(column.words)
    const asPhone = column.share('phone')
    const asDigits = column.share('phone', 'digits', 'integer')
    const isWritten = asPhone >= 0.6
    // What is an address in some records is whatever contact comes first in each.
    const isAnyContact = inList.test(column.pointer) && column.share('email') > 0
    const isNamed = fit >= 0.8 && asDigits >= 0.8 && column.meanLength >= 7 && column.meanLength <= 16
    if (isAnyContact || (!isWritten && !isNamed) || column.filled < 0.1) return []
    const own = column.distinct / column.count
    return [
      {
        value: column.pointer,
        score: 0.25 * asDigits + 0.2 * own + 0.1 * column.filled + fromName(fit, 0.4) - (own < 0.3 ? 0.2 : 0),
        filled: column.filled,
        reasons: [
          { code: 'phones', part: column.count, whole: column.values.length },
          ...(fit >= 0.8 ? [{ code: 'named-phone' as const }] : []),
        ],
        isProven: fit >= 0.8 && asPhone >= 0.6 && own >= 0.5,
      },
    ]
  })
}
