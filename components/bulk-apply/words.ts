import { words } from '@/lib/text/words'
import { bulkApplyGerman, causeGerman } from './words.de'

/** What the pages of bulk apply and of runs say. */
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
    open: 'Open',
    inRun: 'in {run}',
    notHere: 'These rows can’t be resent here: they may have been sent since the database was restored.',
    recent: '{count, plural, one {# row} other {# rows}} refused in the last 7 days',
    show: 'Show causes',
    hide: 'Hide causes',
  },
  de: causeGerman,
})
