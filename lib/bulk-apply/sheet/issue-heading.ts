/** The last column of rows that were not sent; uploaded again, it stands for nothing. */
export const issueHeading = 'Partner Desk: problem'
