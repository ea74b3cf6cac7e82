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
    narrowDown: 'Narrow down',
    filterByTeam: 'Filter by team',
    findTeam: 'Find a team',
    noSuchTeam: 'No such team',
    showAllJobs: 'Show all jobs',
    noJobFits: 'No jobs match the filter',

    // The form of a new job
    preview: 'Preview',
    untitled: 'Untitled job',
    noneAlike: 'No listed job has this title',
    clearForm: 'Clear form',
    clearAsk: 'Clear the form?',
    clearMeans: 'Your entries and the saved draft are deleted.',
    viewJobs: 'View jobs',
    discard: 'Discard',
    undo: 'Undo',
    hide: 'Hide',
    notDiscarded: 'It could not be discarded. Check your connection and try again.',
    notBroughtBack: 'It could not be brought back. Check your connection and try again.',
    saved: 'saved',

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
    sameTitle: '{count, plural, one {A listed job has this title} other {# listed jobs have this title}}',
    replaceMeans: 'The form has an unsent draft. A copy of “{title}” replaces it.',
    continueJob: 'Continue your unfinished job “{title}”',
    discarded: '“{title}” discarded',
    moreUnfinished: '{count, plural, one {1 more unfinished job} other {# more unfinished jobs}}',
    allJobs: '{count, plural, one {# job} other {# jobs}}',
    someJobs: '{shown, number} of {count, plural, one {# job} other {# jobs}}',
  },
  de: jobsGerman,
})
