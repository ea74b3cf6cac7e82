import { words } from '@/lib/text/words'
import { notificationGerman } from './words.de'

export const notificationWords = words({
  en: {
    heading: 'Notifications',
    tellMe: 'Tell me about new applicants',
    means:
      'While the desk is open in a background tab, this browser shows “3 new applicants”: at most once every five minutes, and without names. This applies to this browser only.',
    unsupported: 'This browser can’t show notifications for this page.',
    blocked:
      'Your browser blocks notifications from this site. Allow them in the browser’s site settings, then switch this on again.',
    notAllowed: 'Your browser didn’t allow notifications. Switch this on again to be asked once more.',
    newcomers: '{count, plural, one {1 new applicant} other {# new applicants}}',
    moreNewcomers: 'More than {count, number} new applicants',
  },
  de: notificationGerman,
})
