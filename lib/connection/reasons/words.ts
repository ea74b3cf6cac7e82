import { words } from '../../text/words'
import { fieldReasonsGerman } from './words.de'

/** Why a path, or none, was chosen for a field: one sentence per code. */
export const fieldReasonWords = words({
  en: {
    answerItself: 'the answer itself',
    dateFormats: {
      iso: 'in ISO format',
      seconds: 'in seconds since 1970',
      milliseconds: 'in milliseconds since 1970',
      microseconds: 'in microseconds since 1970',
      'day-month-year': 'with the day first',
      'month-day-year': 'with the month first',
      'year-month-day': 'with the year first',
      'month-name': 'with the month by name',
    },

    // Nothing was found
    'no-list': 'The answer holds no list of records.',
    'no-applicant-id': 'No field is different for each applicant.',
    'no-email': 'No field looks like the applicant’s email address.',
    'no-name': 'No field looks like a name.',
    'no-phone': 'No field looks like a phone number.',
    'no-job-of-applicants': 'No field leads to the jobs.',
    'no-job-title-of-applicants': 'No field repeats the title of a job.',
    'no-application-date': 'No field looks like the date of an application.',
    'no-job-id': 'No field is different for each job.',
    'no-job-title': 'No field looks like a job title.',
    'no-open': 'No field says clearly whether a job is open.',
    'no-job-date': 'No field looks like the date a job was posted.',
    'no-team': 'No field looks like a team.',
    'no-team-name': 'No field looks like a team name.',
    'no-status': 'No field looks like a status.',
    'no-limit': 'The answer doesn’t say how many jobs it holds at most.',
    'no-total': 'The answer doesn’t say how many jobs there are.',

    // Doubts
    'equal-fields': 'Several fields fit equally well.',
    'close-second': 'Another field fits almost as well.',
    'few-records': '{records, plural, one {Only # record was} other {Only # records were}} read.',

    // What the name says
    named: 'Its name fits.',
    'named-id': 'Its name says that it is an ID.',
    'named-phone': 'Its name says that it is a phone number.',
    'named-job': 'Its name says that it is a job.',
    'named-job-title': 'Its name says that it is the title of a job.',
    'named-title': 'Its name says that it is a title.',
    'named-team': 'Its name says that it is a team.',
    'named-status': 'Its name says that it is a status.',
    'named-open': 'Its name is about being open or closed.',
    'named-name': 'Its name says that it is a name.',
    'named-parts': 'Their names say that they are first and last name.',

    // What the values say
    emails:
      '{part, number} of {whole, plural, one {# applicant} other {# applicants}} {part, plural, one {has} other {have}} an email address here.',
    'emails-differ':
      '{part, number} of {whole, plural, one {# address} other {# addresses}} {part, plural, one {is} other {are}} different.',
    phones:
      '{part, number} of {whole, plural, one {# applicant} other {# applicants}} {part, plural, one {has} other {have}} a phone number here.',
    'applicants-differ':
      '{part, number} of {whole, plural, one {# applicant} other {# applicants}} {part, plural, one {has} other {have}} a value of their own here.',
    'jobs-differ':
      '{part, number} of {whole, plural, one {# job} other {# jobs}} {part, plural, one {has} other {have}} a value of their own here.',
    'stays-the-same': 'It stayed the same when the list was read again.',
    'job-named':
      '{part, number} of {whole, plural, one {# applicant} other {# applicants}} {part, plural, one {names} other {name}} one of these values as their job.',
    'job-id-matched':
      '{part, number} of {whole, plural, one {# value} other {# values}} {part, plural, one {matches} other {match}} the ID of a job.',
    'texts-differ':
      '{part, number} of {whole, plural, one {# text} other {# texts}} {part, plural, one {is} other {are}} different.',
    'job-text-repeated': 'Applicants have the same text as their job.',
    'repeats-job-title': 'It repeats the title of the applicant’s job.',
    'one-per-team': 'Each team ID goes with exactly one of its values.',
    'jobs-agree': 'Applicants and their jobs have the same value here.',
    'values-in-records':
      '{values, plural, one {# value} other {# values}} in {records, plural, one {# record} other {# records}}.',
    'holds-both-names': 'It holds both the first and the last name.',
    'agrees-with-email': 'It matches the email address in {share, number, ::percent} of the records.',
    'parts-agree-with-email': 'Both match the email address.',
    'parts-agree-share': 'They match the email address in {share, number, ::percent} of the records.',
    dates:
      '{part, number} of {whole, plural, one {# record} other {# records}} {part, plural, one {has} other {have}} a date here, {format}.',
    'in-order': 'The list is in the order of these dates.',
    'changes-with-age': 'It changes with the age of the application.',
    'yes-or-no': 'It is yes or no.',
    values: 'It has {values, plural, one {# value} other {# values}}.',
    'says-open-or-closed': 'Its values are words for open and closed.',
    'few-applicants': 'Jobs with some of its values have hardly any new applicants.',
    'confirm-open': 'Confirm which values mean that a job is open.',
    'total-listed': 'Its value is {listed, number}: the answer holds as many jobs.',
    'total-beyond': 'Its value is higher than the {listed, number} jobs that the answer holds.',

    // The list
    'answer-is-list':
      'The answer is a list of {records, plural, one {# record} other {# records}} with {fields, plural, one {# field} other {# fields}}.',
    list: '{path} is a list of {records, plural, one {# record} other {# records}} with {fields, plural, one {# field} other {# fields}}.',
    'other-list': 'The list in {path} has {fields, plural, one {# field} other {# fields}}.',
    'empty-list': 'The list is empty.',
    'only-list-is-empty': 'The only list is in {path}, and it is empty.',
    'applicants-lead-to': 'Applicants name jobs from {path}, not from {other}.',

    // What the partner said
    'partner-asked': 'The partner asked for it.',
    'partner-refused': 'The partner refused it.',
  },
  de: fieldReasonsGerman,
})
