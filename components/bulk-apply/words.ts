import { words } from '@/lib/text/words'
import { bulkApplyGerman, causeGerman, issueKindGerman, leftOutGerman } from './words.de'

/** Texts of the pages for bulk apply and runs. */
export const bulkApplyWords = words({
  en: {
    title: 'Bulk apply',
    lead: 'Submit applications from a spreadsheet, up to 50,000 at a time, each exactly once.',
    forJob: 'For “{title}”. You can change this when you match columns.',
    rows: '{count, plural, one {# row} other {# rows}}',
    noRun: 'This run doesn’t exist',
    notColumns: 'These are not columns',
  },
  de: bulkApplyGerman,
})

/** Why rows were refused. */
export const causeWords = words({
  en: {
    list: 'Refused, by cause',
    fix: 'Fix and resend',
    fixAll: 'Fix and resend all {count, number} rows',
    open: 'Open',
    inRun: 'in “{run}”',
    notHere: 'These rows can’t be resent here: they may have been sent since the database was restored.',
    recent: '{count, plural, one {# row} other {# rows}} refused in the last 7 days',
    show: 'Show causes',
    hide: 'Hide causes',
  },
  de: causeGerman,
})

export const leftOutWords = words({
  en: { byHand: 'by hand ({count, number})' },
  de: leftOutGerman,
})

/** Why rows of an upload are not sent. */
export const issueKindWords = words({
  en: {
    missing: 'missing a value ({count, number})',
    invalid: 'invalid value ({count, number})',
    'spreadsheet-error': 'spreadsheet error ({count, number})',
    'job-ambiguous': 'ambiguous job ({count, number})',
    'job-unknown': 'unknown job ({count, number})',
    'job-closed': 'job not accepting applications ({count, number})',
    'job-refused': 'job refused by the partner ({count, number})',
    repeat: 'repeat of another row ({count, number})',
    'applied-before': 'already applied from this desk ({count, number})',
    'listed-before': 'already in the list of applicants ({count, number})',
    formula: 'looks like a formula ({count, number})',
    shortened: 'number unclear in the spreadsheet ({count, number})',
    refused: 'refused and unchanged ({count, number})',
  },
  de: issueKindGerman,
})
