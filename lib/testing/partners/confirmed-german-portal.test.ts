import { testConfirmedDesk } from './confirmed-desk-story'
import { germanPortal } from './conventions/german-portal'

testConfirmedDesk(germanPortal)
