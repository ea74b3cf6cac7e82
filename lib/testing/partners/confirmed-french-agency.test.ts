import { testConfirmedDesk } from './confirmed-desk-story'
import { frenchAgency } from './conventions/french-agency'

testConfirmedDesk(frenchAgency)
