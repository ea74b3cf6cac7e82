import { words } from '@/lib/text/words'
import { formGerman } from './words.de'

/** Texts of forms rendered from a schema. */
export const formWords = words({
  en: {
    submitKeys: 'Ctrl or ⌘ Enter',
    optional: 'optional',
    choose: 'Choose…',
    notSet: 'Not set',
    resume: 'Résumé',
    jsonValue: 'A JSON value',
    tracking: 'Tracking',
    fieldCount: '{count, plural, one {1 field} other {# fields}}',
    filledCount: '{count, number} of {of, number} filled in',
    openTeams: 'Open the list of teams',
    addTo: 'Add to {title}',
    removeEntry: 'Remove {title} {position}',
    noLongerTaken: 'The form no longer takes these values:',

    // What has to be fixed
    attention: '{count, plural, one {One field needs attention.} other {# fields need attention.}}',
    refused: 'The partner refused this.',
    nothingSent: 'Nothing was sent.',
    toCorrect: 'Fields to correct',
    moreToCorrect: 'and {count, number} more',
    unnamed: 'Field',
    required: 'Required',
    badName: 'This name cannot be used',
    sameName: 'The form already has a field with this name',

    // A file
    oneFile: 'Drop one file only',
    chooseFile: 'Choose a file',
    chooseOtherFile: 'Choose another file',
    orDrop: 'or drop it here',
    fileKinds: 'PDF, DOC, DOCX, ODT, RTF or TXT, 5 MB at most',
    removeFile: 'Remove {name}',
    tooLarge: 'The file is larger than 5 MB',
    unreadable: 'The browser could not read the file: choose it again',
    fileBytes: '{kind}, {size, number} bytes',
    fileKilobytes: '{kind}, {size, number} KB',
    fileMegabytes: '{kind}, {size, number, ::.0} MB',

    // Fields that are not in the form
    others: 'Other fields',
    othersLead: 'Anything else that the partner accepts: a name and a JSON value, such as "text", 12 or true.',
    otherName: 'Name',
    otherJson: 'JSON value',
    removeOther: 'Remove other field {position}',
    addField: 'Add field',
    sentToo:
      '{count, plural, one {One field that the form doesn’t have is sent too} other {# fields that the form doesn’t have are sent too}}',
    show: 'Show',
    remove: 'Remove',
    addedBefore: 'They were added before, or come from an earlier form.',

    // A text with formatting
    editor: 'Editor',
    formatted: 'Formatted',
    html: 'HTML',
    plainText: 'Plain text',
    formatting: 'Formatting',
    bold: 'Bold',
    italic: 'Italic',
    heading: 'Heading',
    bulleted: 'Bulleted list',
    numbered: 'Numbered list',
    link: 'Link',
    undo: 'Undo',
    redo: 'Redo',
    withKeys: '{label} (Ctrl or ⌘ {keys})',
    linkAddress: 'Link address',
    setLink: 'Set link',
    removeLink: 'Remove link',
    badLink: 'Enter a web address that begins with https://, or mailto: and an address',
    becomesHtml: 'This is plain text. It becomes HTML with your first change here.',
    loses: 'The editor can’t keep everything in this HTML ({what}). Your first change here removes it.',
    editorFailed: 'The editor could not be loaded, so this is the text itself. Check your connection to format it.',
  },
  de: formGerman,
})
