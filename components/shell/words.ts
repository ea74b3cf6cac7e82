import { words } from '@/lib/text/words'
import { shellGerman } from './words.de'

/** Texts of the frame around every screen: navigation, the account, and the shortcuts of every screen. */
export const frameWords = words({
  en: {
    main: 'Main',
    skip: 'Skip to content',
    more: 'More',
    search: 'Search',
    searchWithKey: 'Search ({key})',
    searchKey: 'Ctrl K',
    accountOf: 'Account: {name}',
    searchHere: 'Search on this screen',
    showKeys: 'Show these keys',
    offline: 'You are offline. What is loaded stays here, and nothing is lost.',
    opensOnceOnline: 'You are offline. The screen opens once you are online again; nothing is lost.',
    unreachable: 'The desk cannot be reached. The screen opens once it can be; nothing is lost.',
  },
  de: shellGerman.frame,
})

/** The names of the screens. */
export const screenWords = words({
  en: {
    names: {
      overview: 'Overview',
      applicants: 'Applicants',
      easyApply: 'Easy apply',
      bulkApply: 'Bulk apply',
      jobs: 'Jobs',
      aiChat: 'AI chat',
      activity: 'Activity',
      connection: 'Connection',
      people: 'People',
    },
    /** For where a long word has no room. */
    easyApplyOnPhones: 'Easy apply',
  },
  de: shellGerman.screens,
})
