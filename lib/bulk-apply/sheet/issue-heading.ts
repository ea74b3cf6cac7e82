/** The last column of rows that were not sent; uploaded again, it stands for nothing. */
export const problemHeading = 'Partner Desk: problem'
