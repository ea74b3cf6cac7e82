import { words } from '../../text/words'
import { formPartsGerman, profileIssuesGerman } from './words.de'

/** Why a form or a pasted schema cannot be used as it is, and which parts of it were left out. */
export const formPartsWords = words({
  en: {
    // What has to be chosen first
    chooseEmail: 'Choose the field for the applicant’s email',
    chooseJob: 'Choose the field for the job ID',
    chooseSwitch: 'Choose the field for On or Off',
    chooseValues: 'Choose which value means On, and which Off',
    stillNeeded: {
      email: '{field} is where the form sends the applicant’s email: choose another field for it first',
      job: '{field} is where the form sends the job ID: choose another field for it first',
      enabled: '{field} is where the form sends On or Off: choose another field for it first',
    },

    // A pasted text
    tooLong: 'This is too long: paste only the part with the request bodies',
    noProto: 'The name __proto__ cannot be used',
    noSchema: 'This is no JSON Schema and no OpenAPI document',
    noFields: 'This schema describes no fields',
    noBody: 'No JSON body of POST /jobs, POST /easy-apply or PUT {path} is in it',
    isCut: 'It is too large to be written out whole: some is left out',
    missingPart: '{name} is not in the text: what it describes can be typed as JSON',
    circularPart: '{name} holds itself: what is deeper can be typed as JSON',
    patternLeftOut: 'The pattern {pattern} is left out: it cannot be checked in bounded time',
    closedLeftOut: '“additionalProperties: false” is left out, so that further fields can be typed',

    // A pasted text that is YAML
    yamlTooLong:
      'This is too long for YAML: paste only the part with the request bodies, or the whole document as JSON',
    yamlTooLarge:
      'This is nested too deeply, or its aliases expand to too much: paste only the part with the request bodies',
    yamlLine: 'Line {line} cannot be read: something in it, or right before it, is not valid YAML',
    yamlLines: {
      BAD_ALIAS: 'Line {line} cannot be read: it refers to an anchor that is not above it',
      BAD_INDENT: 'Line {line} cannot be read: it is indented in another way than the lines around it',
      BLOCK_AS_IMPLICIT_KEY:
        'Line {line} cannot be read: a second colon follows in the same line. Put the value into quotes',
      BLOCK_IN_FLOW: 'Line {line} cannot be read: a block is not allowed within brackets',
      DUPLICATE_KEY: 'Line {line} cannot be read: the same name is there twice',
      MISSING_CHAR: 'Line {line} cannot be read: a quote, bracket, comma or colon is missing',
      MULTILINE_IMPLICIT_KEY: 'Line {line} cannot be read: a name has to end in its line, with a colon',
      MULTIPLE_DOCS: 'Line {line} cannot be read: a second document begins there. Paste one of them alone',
      TAB_AS_INDENT: 'Line {line} cannot be read: it is indented with a tab. Use spaces',
    },
  },
  de: formPartsGerman,
})

/** The problems of a field profile, each after the path it concerns: “/jobs/title: is missing”. */
export const profileIssueWords = words({
  en: {
    at: '{path}: {issue}',
    noJson: 'is not valid JSON',
    noProto: 'the name __proto__ cannot be used',
    unknownKeys: 'a profile has no {keys} here',
    missing: 'is missing',
    wrongType: 'is not of the type {type}',
    notOneOf: 'has to be one of {values}',
    empty: 'must not be empty',
    notAllowed: 'has a value that cannot be used here',

    // Paths
    noPointer: 'must be a JSON Pointer such as "/id"',
    noNamePart: 'needs "first" or "last"',
    sameValues: '"on" and "off" are the same',
    wrongFieldType: 'names a place of type {type}, not {types}',
    body: 'the body',
    notAGroup: 'names {pointer}, but {group} is of type {type}',
    notInSchema: 'names {pointer}, which the body’s schema does not allow',
    meantField: 'names {pointer}, which is not in the body’s schema: did you mean {meant}?',
    notAProperty: 'names {name}, which is none of the properties',
    meantProperty: 'names {name}, which is none of the properties: did you mean {meant}?',

    // Schemas
    list: 'describes a list: the desk sends one object per request. Describe one entry, and ask the partner for a way to send it alone',
    noObject: 'is of type {types}: a body is an object',
    noFill: 'has an x-fill that is not submission-id or now-millis',
    noFile: 'has an x-file that is not name or type',
    noLink: 'has a default that is not a web address',
    noOption: 'has an enum without a value',
    meantKeyword: 'has {keyword}, which means nothing: did you mean {meant}?',
    listOfItems: 'has a list as items: write one schema for all entries, or prefixItems',
    noItems: 'has items that are not a schema',
    itemsOfNoList: 'has items, but is of type {types}',
    noReference: 'refers to {reference}, which is not in the schema',
    uncheckable: 'is a JSON Schema that cannot be checked: {reason}',
    unknownReason: 'unknown',
    pattern: 'has the pattern {pattern}, which cannot be checked in bounded time: {why}',
    patterns: {
      long: 'it is longer than {detail} characters',
      invalid: 'it is not a regular expression ({detail})',
      'back-reference': 'it refers back to a group',
      escape: 'it has the outdated escape {detail}',
      'look-behind': 'it looks behind',
      group: 'it has a group that begins with {detail}',
      large: 'its repetitions make it too large',
    },
  },
  de: profileIssuesGerman,
})
