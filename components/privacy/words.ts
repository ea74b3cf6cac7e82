import { words } from '@/lib/text/words'
import { privacyGerman } from './words.de'

/** Texts of the screen for erasing a person. */
export const privacyWords = words({
  en: {
    pageTitle: 'Find and erase a person',
    lead: 'Removes what this desk keeps about a person. The partner’s own records stay.',
    invalid: 'This is not valid.',
    refusals: {
      nobody: 'Choose at least one person, or a name to take out of texts.',
      'not-deactivated': 'Only deactivated people can be erased, and only once.',
    },

    // The steps
    anApplicant: 'An applicant',
    aColleague: 'A colleague who left',
    found: 'Found',
    willBeErased: 'What will be erased',
    chosen: 'Chosen: {who}',
    report: 'Report',
    searching: 'Searching…',
    searchAgain: 'Search again',
    show: 'Show what will be erased',

    // Finding a person
    fillIn: 'Fill in what you know. You choose who is meant before anything is erased.',
    email: 'Email',
    name: 'Name',
    nameHint: 'In any order, with or without accents. The last name alone finds more.',
    id: 'Applicant or application form ID',
    find: 'Find',
    noColleagues: 'No one to erase. Deactivate the person under People first.',
    colleagueMeans:
      'Everything they did stays, under “Former colleague” and a code. Their name, address, sessions, drafts and saved views go.',
    groupsFirst:
      'Take them out of your organisation’s groups first: otherwise their next sign-in makes a new account here.',
    colleague: 'Deactivated person',

    // The people found
    nothingFound: 'Nothing was found',
    nothingKept: 'This desk keeps nothing that matches what you typed.',
    namesNotKept: 'Names are not kept once an application has been sent: search by email address and ID too.',
    whoIsMeant: 'Who is meant?',
    noEmail: 'No email address',
    moreFound: 'More were found: search again with more than a name.',
    alsoTexts: 'Also take the name “{name}” out of texts: activity, saved views, drafts, names of files',
    mention: '{count, plural, one {# record mentions} other {# records mention}} what you typed',
    mentioned: '{title} ({count, number}):',
    records: '{count, plural, one {# record} other {# records}}',
    targetName: 'the name “{name}”',
    targetIds: 'ID {ids}',

    // What will be erased
    nothingToErase: 'There is nothing to erase',
    nothingLeftToErase: 'Nothing is left to erase',
    erasedMeanwhile: 'It is gone in the meantime. If it was erased, the numbers are under {activity}.',
    activity: 'Activity',
    hasChanged: 'Something has changed in the meantime',
    hasChangedMeans: 'Nothing was erased. Check it once more.',
    listWill: 'Will be erased',
    blocked: 'Some of it cannot be erased yet',
    stop: 'Don’t send what is waiting, leave what is unconfirmed as it is, and erase both. Otherwise they stay until someone has decided.',
    finalMeans: 'This cannot be undone. The partner keeps what it has; backups keep it until they are replaced.',
    countOf: 'records',
    erasing: 'Erasing…',
    erase: 'Erase {count, plural, one {# record} other {# records}}',
    blockedRecords: {
      waiting: '{title}, {count, number}: not sent yet',
      undecided: '{title}, {count, number}: the outcome is unknown, so it needs a decision',
      'on-its-way': '{title}, {count, number}: with the partner right now: try again in a minute',
      'in-use': '{title}, {count, number}: part of another write that is still to be sent: try again when it is over',
    },

    // What was erased
    erased: '{count, plural, one {# record} other {# records}} erased',
    erasedAndLeft: '{count, plural, one {# record} other {# records}} erased, {left, number} left',
    nothingLeft: 'This desk keeps nothing more about this person.',
    leftMeans: 'What is left is still to be sent, or needs a decision. Repeat this when that is done.',
    backups: 'If you restore an older backup, erase this person again. Keep a note of this outside the desk.',
    listErased: 'Erased',
    countAndLeft: '{count, number}, {left, number} left',
    findAnother: 'Find another person',
  },
  de: privacyGerman,
})
