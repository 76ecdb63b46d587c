/** Of a job, in euros before contributions; both ends are the same where one amount is told. */
export interface Salary {
  from: number
  to: number
  per: 'HOUR' | 'DAY' | 'MONTH' | 'YEAR'
}
