import { germanPortal } from './conventions/german-portal'
import { testFirstContact } from './first-contact-story'

testFirstContact(germanPortal)
