import { words } from '@/lib/text/words'
import { handlerGerman } from './words.de'

/** Texts with which handlers refuse requests. Messages that name a query parameter are for programs, and in English. */
export const handlerWords = words({
  en: {
    nothingHere: 'There is nothing at this address.',
    noSearch: 'This is not a search.',
    noSelection: 'This is not a selection.',
    noIndex: 'There is no search over all applicants yet.',
    checkTakesNothing: 'A check takes nothing.',
    noTest: 'This is not a write that can be tested.',
    noSchema: 'This is not a text and a form.',
    noDispatch: 'There is no such dispatch of yours.',
    noForm: 'There is no such form.',
    noDraft: 'This is not a draft.',
    noWrite: 'There is no such write.',
    noPersonId: 'That is no id of a person.',
    noRun: 'There is no such run.',
    notARun: 'This is not a run.',
    runOfOther: 'Someone else has a run with this id.',
    runBeingCancelled: 'The run is being cancelled. Its failed rows can be downloaded once that is through.',
    noRowsToAsk: 'These are not rows that can be asked for.',
    noRows: 'These are not rows of a run.',
    noUpload: 'There is no such upload of yours.',
    notAnUpload: 'This is not an upload.',
    noPairs: 'These are not pairs of email address and job.',
    sendJson: 'Send JSON.',
    noLanguage: 'This is not a language of this desk.',
    foreignSignOut: 'Only this desk’s own pages may sign out.',
  },
  de: handlerGerman,
})
