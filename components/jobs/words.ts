import { words } from '@/lib/text/words'
import { jobsGerman } from './words.de'

/** Texts of the job screens. */
export const jobsWords = words({
  en: {
    actions: 'Actions',
    id: 'ID',
    state: 'Applications',
    team: 'Team',

    // A job's details
    applySomeone: 'Submit an application',
    copy: 'Copy',
    copyTitle: 'Copy as a new job',
    details: 'Job details',
    applicantsOfJob: 'Applicants for this job',
    applicants: '{count, plural, one {# applicant} other {# applicants}}',
    bulkApply: 'Bulk apply',
    copyId: 'Copy ID',
    unreadableId: 'No readable ID',
    description: 'Description',
    showAll: 'Show all',
    showLess: 'Show less',
    activity: 'Activity on this desk',
    created: 'Job created',
    noActivity: 'No activity for this job yet.',
    allActivity: 'All activity for this job',
    loadingActivity: 'Loading activity for this job',

    // The list
    lead: 'All jobs you have access to',
    loading: 'Loading jobs',
    region: 'Jobs list',
    idNotReadable: 'The desk can’t read this job’s ID',
    copyAsNew: 'Copy as new job',
    copyJobAsNew: 'Copy as new job: {title}',
    narrowDown: 'Narrow down',
    filterByTeam: 'Filter by team',
    showAllJobs: 'Show all jobs',
    noJobFits: 'No jobs match the filter',
    unlisted: 'This desk can’t see this job at the partner',
    unlistedWhy: 'It may have been removed, or belong to another team.',
    dismiss: 'Dismiss',

    // Titles, filters, and a list without jobs
    pageTitle: 'Jobs',
    newJob: 'New job',
    columns: 'Columns',
    columnsKey: 'Choose columns',
    filterJobs: 'Filter jobs',
    createFirst: 'Create a job',
    keySeesNone: 'No jobs to show',
    open: 'Open',
    closed: 'Closed',
    notKnown: 'Unknown',
    noTeam: 'No team',
    adminNone: 'Create one, or ask the partner which teams this desk’s API key can access.',
    personNone: 'Create one, or ask an admin whether this desk has access to the right teams.',
    notAJob: 'The job could not be read',
    teamChosen: 'Team: {label}',
    teamsChosen: 'Team: {count, number} chosen',
    allJobs: '{count, plural, one {# job} other {# jobs}}',
    someJobs: '{shown, number} of {count, plural, one {# job} other {# jobs}}',
  },
  de: jobsGerman,
})
