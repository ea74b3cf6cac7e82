import { words } from '@/lib/text/words'
import { jobsGerman } from './words.de'

/** What the screens of jobs say. */
export const jobsWords = words({
  en: {
    actions: 'Actions',
    id: 'ID',
    state: 'Applications',
    team: 'Team',

    // The details of a job
    applySomeone: 'Apply someone',
    copy: 'Copy',
    copyTitle: 'Copy as a new job',
    details: 'Job details',
    applicants: 'Applicants of this job: {count, number}',
    bulkApply: 'Bulk apply',
    copyId: 'Copy ID',
    unreadableId: 'Without a readable ID',
    description: 'Description',
    showAll: 'Show all',
    showLess: 'Show less',
    activity: 'Activity on this desk',
    createdBy: 'Created by {who}',
    noActivity: 'Nothing was done with this job from this desk yet.',
    allActivity: 'All activity of this job',
    loadingActivity: 'Loading the activity of this job',

    // The list
    lead: 'All jobs you have access to',
    loading: 'Loading jobs',
    region: 'Jobs list',
    idNotReadable: 'The desk cannot read this job’s ID',
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
    filterJobs: 'Filter jobs',
    keySeesNone: 'This key sees no jobs',
    open: 'Open',
    closed: 'Closed',
    notKnown: 'Not known',
    noTeam: 'No team',
    adminNone: 'Create one, or check with the partner’s operator which teams the key reaches.',
    personNone: 'Create one, or ask an admin whether the key can reach the right teams.',
    notAJob: 'This is not a job',
    inTeam: 'Team {team}',
    teamChosen: 'Team: {label}',
    teamsChosen: 'Team: {count, number} chosen',
    allJobs: '{count, plural, one {# job} other {# jobs}}',
    someJobs: '{shown, number} of {count, plural, one {# job} other {# jobs}}',
  },
  de: jobsGerman,
})
