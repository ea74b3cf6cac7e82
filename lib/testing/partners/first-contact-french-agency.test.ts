import { frenchAgency } from './conventions/french-agency'
import { testFirstContact } from './first-contact-story'

testFirstContact(frenchAgency)
