import { words } from '@/lib/text/words'
import { notificationGerman } from './words.de'

export const notificationWords = words({
  en: {
    heading: 'Notifications',
    tellMe: 'Tell me about new applicants',
    means:
      'While the desk is open in a tab that you do not see, this browser shows “3 new applicants”: at most once in five minutes, and without names. It applies to this browser only.',
    unsupported: 'This browser cannot show notifications of this page.',
    blocked:
      'The browser blocks notifications of this site. Allow them in its settings for this site, then switch this on again.',
    notAllowed: 'The browser did not allow notifications. Switch this on again to be asked once more.',
    newcomers: '{count, plural, one {1 new applicant} other {# new applicants}}',
    moreNewcomers: 'More than {count, number} new applicants',
  },
  de: notificationGerman,
})
