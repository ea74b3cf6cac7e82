import { words } from '@/lib/text/words'
import { uploadGerman } from './words.de'

/** What is said of an upload before its columns are matched, and around every step. */
export const uploadWords = words({
  en: {
    loading: 'Loading…',
    stepsList: 'Steps',
    steps: { upload: 'Upload', match: 'Match columns', check: 'Check', send: 'Send' },
    notATable: 'This is not a table of applications',
    continueWith: 'Continue with it',
    notSent: '{count, plural, one {{name} was not sent (# row)} other {{name} was not sent (# rows)}}',
    replaces: 'If you choose another file, it replaces this one and your changes.',
    drop: 'Drop a file with one application per row',
    chooseFile: 'Choose a file',
    file: 'File with applications',
    limits:
      'CSV or tab-separated text, up to {rows, number} rows and {megabytes, number} MB. It is read in your browser, and nothing is sent until you confirm.',
    template: 'Download a template',
    templateFile: 'applications-template',
    reading: 'Reading',
    readingNow: 'Reading {name}…',
    paste: 'Or paste rows',
    pasteHint: 'As copied from a spreadsheet, with the headings in the first row.',
    nothingPasted: 'Paste some rows first',
    useRows: 'Use these rows',
    pasted: 'Pasted rows',
    ready: '{name}: ready to use',
    useSelected: 'Use the selected applicants',
    keepOther: 'Keep the current upload',
    oneAtATime: 'Another upload hasn’t been sent yet. You can prepare one at a time.',
    browserFailed: 'Your browser couldn’t continue with this upload',
    browserFailedHint: 'Nothing was sent. Start over with the file; your changes are lost.',
    lost: 'The browser stopped working on this upload, perhaps because it ran out of memory. Upload the file again',
    startOver: 'Start over',
    askForget: 'Discard {name}?',
    askForgetThis: 'Discard this upload?',
    forgetHint: 'Your changes will be lost. Nothing has been sent.',
    keep: 'Keep it',
    forget: 'Discard it',
    back: 'Back',
  },
  de: uploadGerman,
})
