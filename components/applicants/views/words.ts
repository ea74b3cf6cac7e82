import { words } from '@/lib/text/words'
import { viewsGerman } from './words.de'

/** Texts of the saved views menu and its dialogs; loaded with them. */
export const viewsWords = words({
  en: {
    default: 'Default view',
    yours: 'Your views',
    updateOne: 'Update “{name}”…',
    saveThis: 'Save this view…',
    removeOne: 'Remove a view…',
    isSaved: '“{name}” saved',
    isRemoved: '“{name}” removed',

    // How many applicants a view finds
    found: '{count, number}',
    foundMore: '{count, number}+',
    isNew: '{count, number} new',
    isNewMore: '{count, number}+ new',
    spoken: '{count, plural, one {# applicant} other {# applicants}}',
    spokenMore: 'more than {count, plural, one {# applicant} other {# applicants}}',

    // Saving
    saveTitle: 'Save this view',
    saveMeans: 'Saves the filters, the sort order, and the columns with their widths. Only you can see it.',
    name: 'Name',
    nameMissing: 'Give the view a name',
    replaces: '“{name}” already exists. Saving replaces it.',
    cancel: 'Cancel',
    saving: 'Saving…',
    save: 'Save',
    replace: 'Replace',
    notSaved: 'This view can’t be saved',
    tooMany: 'You have {most, number} views, the maximum. Remove one first.',
    notAView: 'This is not a valid view',

    // Removing
    removeTitle: 'Remove a view',
    removeMeans: 'Your saved views of this page.',
    remove: 'Remove',
    removeNamed: 'Remove {name}',
    close: 'Close',
    ask: 'Remove “{name}”?',
    askMeans: 'This can’t be undone. No applicants are removed.',
    keep: 'Keep it',
    removing: 'Removing…',
    removeView: 'Remove view',
  },
  de: viewsGerman,
})
