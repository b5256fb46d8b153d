/**
 * Dates to compute, one a line: now | time zone | start of the production day | base | offset | to | language | format |
 * result, `!` where it is refused. A line that begins with # is the name of what follows. The results were made
 * with Python's datetime and zoneinfo, the names with `Intl` of ICU 78.
 */
const table = `
# Time zones, also of half and quarter hours.
2027-01-15T12:00:00Z | UTC | 00:00 |  |  |  |  | yyyy-MM-dd HH:mm:ss | 2027-01-15 12:00:00
2027-01-15T12:00:00Z | Europe/Berlin | 00:00 |  |  |  |  | yyyy-MM-dd HH:mm:ss | 2027-01-15 13:00:00
2027-01-15T12:00:00Z | Europe/London | 00:00 |  |  |  |  | yyyy-MM-dd HH:mm:ss | 2027-01-15 12:00:00
2027-01-15T12:00:00Z | Europe/Athens | 00:00 |  |  |  |  | yyyy-MM-dd HH:mm:ss | 2027-01-15 14:00:00
2027-01-15T12:00:00Z | Europe/Lisbon | 00:00 |  |  |  |  | yyyy-MM-dd HH:mm:ss | 2027-01-15 12:00:00
2027-01-15T12:00:00Z | Asia/Kolkata | 00:00 |  |  |  |  | yyyy-MM-dd HH:mm:ss | 2027-01-15 17:30:00
2027-01-15T12:00:00Z | Asia/Kathmandu | 00:00 |  |  |  |  | yyyy-MM-dd HH:mm:ss | 2027-01-15 17:45:00
2027-01-15T12:00:00Z | Australia/Adelaide | 00:00 |  |  |  |  | yyyy-MM-dd HH:mm:ss | 2027-01-15 22:30:00
2027-01-15T12:00:00Z | Australia/Lord_Howe | 00:00 |  |  |  |  | yyyy-MM-dd HH:mm:ss | 2027-01-15 23:00:00
2027-01-15T12:00:00Z | America/St_Johns | 00:00 |  |  |  |  | yyyy-MM-dd HH:mm:ss | 2027-01-15 08:30:00
2027-01-15T12:00:00Z | America/New_York | 00:00 |  |  |  |  | yyyy-MM-dd HH:mm:ss | 2027-01-15 07:00:00
2027-01-15T12:00:00Z | America/Los_Angeles | 00:00 |  |  |  |  | yyyy-MM-dd HH:mm:ss | 2027-01-15 04:00:00
2027-01-15T12:00:00Z | Pacific/Kiritimati | 00:00 |  |  |  |  | yyyy-MM-dd HH:mm:ss | 2027-01-16 02:00:00
2027-01-15T12:00:00Z | Pacific/Marquesas | 00:00 |  |  |  |  | yyyy-MM-dd HH:mm:ss | 2027-01-15 02:30:00
2027-01-15T12:00:00Z | Asia/Tehran | 00:00 |  |  |  |  | yyyy-MM-dd HH:mm:ss | 2027-01-15 15:30:00
2027-07-15T22:30:00Z | UTC | 00:00 |  |  |  |  | yyyy-MM-dd HH:mm:ss | 2027-07-15 22:30:00
2027-07-15T22:30:00Z | Europe/Berlin | 00:00 |  |  |  |  | yyyy-MM-dd HH:mm:ss | 2027-07-16 00:30:00
2027-07-15T22:30:00Z | Europe/London | 00:00 |  |  |  |  | yyyy-MM-dd HH:mm:ss | 2027-07-15 23:30:00
2027-07-15T22:30:00Z | Europe/Athens | 00:00 |  |  |  |  | yyyy-MM-dd HH:mm:ss | 2027-07-16 01:30:00
2027-07-15T22:30:00Z | Europe/Lisbon | 00:00 |  |  |  |  | yyyy-MM-dd HH:mm:ss | 2027-07-15 23:30:00
2027-07-15T22:30:00Z | Asia/Kolkata | 00:00 |  |  |  |  | yyyy-MM-dd HH:mm:ss | 2027-07-16 04:00:00
2027-07-15T22:30:00Z | Asia/Kathmandu | 00:00 |  |  |  |  | yyyy-MM-dd HH:mm:ss | 2027-07-16 04:15:00
2027-07-15T22:30:00Z | Australia/Adelaide | 00:00 |  |  |  |  | yyyy-MM-dd HH:mm:ss | 2027-07-16 08:00:00
2027-07-15T22:30:00Z | Australia/Lord_Howe | 00:00 |  |  |  |  | yyyy-MM-dd HH:mm:ss | 2027-07-16 09:00:00
2027-07-15T22:30:00Z | America/St_Johns | 00:00 |  |  |  |  | yyyy-MM-dd HH:mm:ss | 2027-07-15 20:00:00
2027-07-15T22:30:00Z | America/New_York | 00:00 |  |  |  |  | yyyy-MM-dd HH:mm:ss | 2027-07-15 18:30:00
2027-07-15T22:30:00Z | America/Los_Angeles | 00:00 |  |  |  |  | yyyy-MM-dd HH:mm:ss | 2027-07-15 15:30:00
2027-07-15T22:30:00Z | Pacific/Kiritimati | 00:00 |  |  |  |  | yyyy-MM-dd HH:mm:ss | 2027-07-16 12:30:00
2027-07-15T22:30:00Z | Pacific/Marquesas | 00:00 |  |  |  |  | yyyy-MM-dd HH:mm:ss | 2027-07-15 13:00:00
2027-07-15T22:30:00Z | Asia/Tehran | 00:00 |  |  |  |  | yyyy-MM-dd HH:mm:ss | 2027-07-16 02:00:00
# To summer time and back, the second before and the one of the change.
2027-03-28T00:59:59Z | Europe/Berlin | 00:00 |  |  |  |  | yyyy-MM-dd HH:mm:ss | 2027-03-28 01:59:59
2027-03-28T01:00:00Z | Europe/Berlin | 00:00 |  |  |  |  | yyyy-MM-dd HH:mm:ss | 2027-03-28 03:00:00
2027-10-31T00:59:59Z | Europe/Berlin | 00:00 |  |  |  |  | yyyy-MM-dd HH:mm:ss | 2027-10-31 02:59:59
2027-10-31T01:00:00Z | Europe/Berlin | 00:00 |  |  |  |  | yyyy-MM-dd HH:mm:ss | 2027-10-31 02:00:00
2027-03-14T06:59:59Z | America/New_York | 00:00 |  |  |  |  | yyyy-MM-dd HH:mm:ss | 2027-03-14 01:59:59
2027-03-14T07:00:00Z | America/New_York | 00:00 |  |  |  |  | yyyy-MM-dd HH:mm:ss | 2027-03-14 03:00:00
2027-11-07T05:59:59Z | America/New_York | 00:00 |  |  |  |  | yyyy-MM-dd HH:mm:ss | 2027-11-07 01:59:59
2027-11-07T06:00:00Z | America/New_York | 00:00 |  |  |  |  | yyyy-MM-dd HH:mm:ss | 2027-11-07 01:00:00
2027-04-03T14:59:59Z | Australia/Lord_Howe | 00:00 |  |  |  |  | yyyy-MM-dd HH:mm:ss | 2027-04-04 01:59:59
2027-04-03T15:00:00Z | Australia/Lord_Howe | 00:00 |  |  |  |  | yyyy-MM-dd HH:mm:ss | 2027-04-04 01:30:00
2027-10-02T15:29:59Z | Australia/Lord_Howe | 00:00 |  |  |  |  | yyyy-MM-dd HH:mm:ss | 2027-10-03 01:59:59
2027-10-02T15:30:00Z | Australia/Lord_Howe | 00:00 |  |  |  |  | yyyy-MM-dd HH:mm:ss | 2027-10-03 02:30:00
2027-03-14T05:29:59Z | America/St_Johns | 00:00 |  |  |  |  | yyyy-MM-dd HH:mm:ss | 2027-03-14 01:59:59
2027-03-14T05:30:00Z | America/St_Johns | 00:00 |  |  |  |  | yyyy-MM-dd HH:mm:ss | 2027-03-14 03:00:00
# The production day: before its start the day before, by the wall clock; the time of day stays.
2027-03-10T04:59:00Z | Europe/Berlin | 06:00 |  |  |  |  | yyyy-MM-dd HH:mm:ss | 2027-03-09 05:59:00
2027-03-10T05:00:00Z | Europe/Berlin | 06:00 |  |  |  |  | yyyy-MM-dd HH:mm:ss | 2027-03-10 06:00:00
2027-01-01T02:00:00Z | UTC | 06:00 |  |  |  |  | yyyy-MM-dd HH:mm:ss | 2026-12-31 02:00:00
2028-03-01T05:59:59Z | UTC | 06:00 |  |  |  |  | yyyy-MM-dd HH:mm:ss | 2028-02-29 05:59:59
2027-03-01T05:59:59Z | UTC | 06:00 |  |  |  |  | yyyy-MM-dd HH:mm:ss | 2027-02-28 05:59:59
2027-03-28T00:30:00Z | Europe/Berlin | 02:30 |  |  |  |  | yyyy-MM-dd HH:mm:ss | 2027-03-27 01:30:00
2027-03-28T01:30:00Z | Europe/Berlin | 02:30 |  |  |  |  | yyyy-MM-dd HH:mm:ss | 2027-03-28 03:30:00
2027-10-31T00:15:00Z | Europe/Berlin | 02:30 |  |  |  |  | yyyy-MM-dd HH:mm:ss | 2027-10-30 02:15:00
2027-10-31T01:15:00Z | Europe/Berlin | 02:30 |  |  |  |  | yyyy-MM-dd HH:mm:ss | 2027-10-30 02:15:00
2027-10-31T01:45:00Z | Europe/Berlin | 02:30 |  |  |  |  | yyyy-MM-dd HH:mm:ss | 2027-10-31 02:45:00
2027-06-30T16:29:00Z | Asia/Kolkata | 22:00 |  |  |  |  | yyyy-MM-dd HH:mm:ss | 2027-06-29 21:59:00
2027-06-30T16:30:00Z | Asia/Kolkata | 22:00 |  |  |  |  | yyyy-MM-dd HH:mm:ss | 2027-06-30 22:00:00
2027-06-30T23:59:59Z | UTC | 23:59 |  |  |  |  | yyyy-MM-dd HH:mm:ss | 2027-06-30 23:59:59
2027-06-30T23:58:59Z | UTC | 23:59 |  |  |  |  | yyyy-MM-dd HH:mm:ss | 2027-06-29 23:58:59
2027-06-30T00:00:00Z | UTC | 00:00 |  |  |  |  | yyyy-MM-dd HH:mm:ss | 2027-06-30 00:00:00
# Months and years are added first, within their month; then weeks and days.
2027-01-01T00:00:00Z | UTC | 00:00 | 2027-01-31 | 1m |  |  | yyyy-MM-dd | 2027-02-28
2027-01-01T00:00:00Z | UTC | 00:00 | 2028-01-31 | 1m |  |  | yyyy-MM-dd | 2028-02-29
2027-01-01T00:00:00Z | UTC | 00:00 | 2027-03-31 | -1m |  |  | yyyy-MM-dd | 2027-02-28
2027-01-01T00:00:00Z | UTC | 00:00 | 2027-12-31 | 2m |  |  | yyyy-MM-dd | 2028-02-29
2027-01-01T00:00:00Z | UTC | 00:00 | 2028-02-29 | 1y |  |  | yyyy-MM-dd | 2029-02-28
2027-01-01T00:00:00Z | UTC | 00:00 | 2028-02-29 | 4y |  |  | yyyy-MM-dd | 2032-02-29
2027-01-01T00:00:00Z | UTC | 00:00 | 2028-02-29 | -1y |  |  | yyyy-MM-dd | 2027-02-28
2027-01-01T00:00:00Z | UTC | 00:00 | 2027-02-28 | 1y |  |  | yyyy-MM-dd | 2028-02-28
2027-01-01T00:00:00Z | UTC | 00:00 | 2096-02-29 | 4y |  |  | yyyy-MM-dd | 2100-02-28
2027-01-01T00:00:00Z | UTC | 00:00 | 2096-02-29 | 8y |  |  | yyyy-MM-dd | 2104-02-29
2027-01-01T00:00:00Z | UTC | 00:00 | 1999-12-31 | 1d |  |  | yyyy-MM-dd | 2000-01-01
2027-01-01T00:00:00Z | UTC | 00:00 | 2000-02-28 | 1d |  |  | yyyy-MM-dd | 2000-02-29
2027-01-01T00:00:00Z | UTC | 00:00 | 1900-02-28 | 1d |  |  | yyyy-MM-dd | 1900-03-01
2027-01-01T00:00:00Z | UTC | 00:00 | 2027-05-15 | 18m |  |  | yyyy-MM-dd | 2028-11-15
2027-01-01T00:00:00Z | UTC | 00:00 | 2027-05-31 | 1m 1d |  |  | yyyy-MM-dd | 2027-07-01
2027-01-01T00:00:00Z | UTC | 00:00 | 2027-05-31 | 1m 30d |  |  | yyyy-MM-dd | 2027-07-30
2027-01-01T00:00:00Z | UTC | 00:00 | 2027-01-31 | 1y 1m 1w 1d |  |  | yyyy-MM-dd | 2028-03-08
2027-01-01T00:00:00Z | UTC | 00:00 | 2027-03-01 | -1d |  |  | yyyy-MM-dd | 2027-02-28
2027-01-01T00:00:00Z | UTC | 00:00 | 2028-03-01 | -1d |  |  | yyyy-MM-dd | 2028-02-29
2027-01-01T00:00:00Z | UTC | 00:00 | 2027-01-01 | -1w |  |  | yyyy-MM-dd | 2026-12-25
2027-01-01T00:00:00Z | UTC | 00:00 | 2027-08-31 | -6m |  |  | yyyy-MM-dd | 2027-02-28
2027-01-01T00:00:00Z | UTC | 00:00 | 2027-08-31 | -30m |  |  | yyyy-MM-dd | 2025-02-28
2027-01-01T00:00:00Z | UTC | 00:00 | 0001-01-01 | 9998y |  |  | yyyy-MM-dd | 9999-01-01
2027-01-01T00:00:00Z | UTC | 00:00 | 9999-12-31 | -9998y |  |  | yyyy-MM-dd | 0001-12-31
2027-01-01T00:00:00Z | UTC | 00:00 | 2027-02-10 | 365d |  |  | yyyy-MM-dd | 2028-02-10
2027-01-01T00:00:00Z | UTC | 00:00 | 2027-06-15 | 9999d |  |  | yyyy-MM-dd | 2054-10-30
2027-01-01T00:00:00Z | UTC | 00:00 | 9999-12-31 | 1d |  |  | yyyy-MM-dd | !
2027-01-01T00:00:00Z | UTC | 00:00 | 0001-01-01 | -1d |  |  | yyyy-MM-dd | !
2027-01-01T00:00:00Z | UTC | 00:00 | 9999-12-01 | 1m |  |  | yyyy-MM-dd | !
2027-01-01T00:00:00Z | UTC | 00:00 | 2027-01-01 | 9999y |  |  | yyyy-MM-dd | !
# To the first or last day of a period.
2027-01-01T00:00:00Z | UTC | 00:00 | 2027-02-14 |  | startOfWeek |  | yyyy-MM-dd | 2027-02-08
2027-01-01T00:00:00Z | UTC | 00:00 | 2027-02-14 |  | endOfWeek |  | yyyy-MM-dd | 2027-02-14
2027-01-01T00:00:00Z | UTC | 00:00 | 2027-02-14 |  | startOfMonth |  | yyyy-MM-dd | 2027-02-01
2027-01-01T00:00:00Z | UTC | 00:00 | 2027-02-14 |  | endOfMonth |  | yyyy-MM-dd | 2027-02-28
2027-01-01T00:00:00Z | UTC | 00:00 | 2027-02-14 |  | startOfQuarter |  | yyyy-MM-dd | 2027-01-01
2027-01-01T00:00:00Z | UTC | 00:00 | 2027-02-14 |  | endOfQuarter |  | yyyy-MM-dd | 2027-03-31
2027-01-01T00:00:00Z | UTC | 00:00 | 2027-02-14 |  | startOfYear |  | yyyy-MM-dd | 2027-01-01
2027-01-01T00:00:00Z | UTC | 00:00 | 2027-02-14 |  | endOfYear |  | yyyy-MM-dd | 2027-12-31
2027-01-01T00:00:00Z | UTC | 00:00 | 2028-02-29 |  | startOfWeek |  | yyyy-MM-dd | 2028-02-28
2027-01-01T00:00:00Z | UTC | 00:00 | 2028-02-29 |  | endOfWeek |  | yyyy-MM-dd | 2028-03-05
2027-01-01T00:00:00Z | UTC | 00:00 | 2028-02-29 |  | startOfMonth |  | yyyy-MM-dd | 2028-02-01
2027-01-01T00:00:00Z | UTC | 00:00 | 2028-02-29 |  | endOfMonth |  | yyyy-MM-dd | 2028-02-29
2027-01-01T00:00:00Z | UTC | 00:00 | 2028-02-29 |  | startOfQuarter |  | yyyy-MM-dd | 2028-01-01
2027-01-01T00:00:00Z | UTC | 00:00 | 2028-02-29 |  | endOfQuarter |  | yyyy-MM-dd | 2028-03-31
2027-01-01T00:00:00Z | UTC | 00:00 | 2028-02-29 |  | startOfYear |  | yyyy-MM-dd | 2028-01-01
2027-01-01T00:00:00Z | UTC | 00:00 | 2028-02-29 |  | endOfYear |  | yyyy-MM-dd | 2028-12-31
2027-01-01T00:00:00Z | UTC | 00:00 | 2027-12-31 |  | startOfWeek |  | yyyy-MM-dd | 2027-12-27
2027-01-01T00:00:00Z | UTC | 00:00 | 2027-12-31 |  | endOfWeek |  | yyyy-MM-dd | 2028-01-02
2027-01-01T00:00:00Z | UTC | 00:00 | 2027-12-31 |  | startOfMonth |  | yyyy-MM-dd | 2027-12-01
2027-01-01T00:00:00Z | UTC | 00:00 | 2027-12-31 |  | endOfMonth |  | yyyy-MM-dd | 2027-12-31
2027-01-01T00:00:00Z | UTC | 00:00 | 2027-12-31 |  | startOfQuarter |  | yyyy-MM-dd | 2027-10-01
2027-01-01T00:00:00Z | UTC | 00:00 | 2027-12-31 |  | endOfQuarter |  | yyyy-MM-dd | 2027-12-31
2027-01-01T00:00:00Z | UTC | 00:00 | 2027-12-31 |  | startOfYear |  | yyyy-MM-dd | 2027-01-01
2027-01-01T00:00:00Z | UTC | 00:00 | 2027-12-31 |  | endOfYear |  | yyyy-MM-dd | 2027-12-31
2027-01-01T00:00:00Z | UTC | 00:00 | 2027-01-01 |  | startOfWeek |  | yyyy-MM-dd | 2026-12-28
2027-01-01T00:00:00Z | UTC | 00:00 | 2027-01-01 |  | endOfWeek |  | yyyy-MM-dd | 2027-01-03
2027-01-01T00:00:00Z | UTC | 00:00 | 2027-01-01 |  | startOfMonth |  | yyyy-MM-dd | 2027-01-01
2027-01-01T00:00:00Z | UTC | 00:00 | 2027-01-01 |  | endOfMonth |  | yyyy-MM-dd | 2027-01-31
2027-01-01T00:00:00Z | UTC | 00:00 | 2027-01-01 |  | startOfQuarter |  | yyyy-MM-dd | 2027-01-01
2027-01-01T00:00:00Z | UTC | 00:00 | 2027-01-01 |  | endOfQuarter |  | yyyy-MM-dd | 2027-03-31
2027-01-01T00:00:00Z | UTC | 00:00 | 2027-01-01 |  | startOfYear |  | yyyy-MM-dd | 2027-01-01
2027-01-01T00:00:00Z | UTC | 00:00 | 2027-01-01 |  | endOfYear |  | yyyy-MM-dd | 2027-12-31
2027-01-01T00:00:00Z | UTC | 00:00 | 2027-01-31 | 1m | endOfMonth |  | yyyy-MM-dd | 2027-02-28
2027-01-01T00:00:00Z | UTC | 00:00 | 9999-12-31 |  | endOfWeek |  | yyyy-MM-dd | !
# Weeks of ISO 8601 at the ends of years.
2027-01-01T00:00:00Z | UTC | 00:00 | 2015-12-31 |  |  |  | YYYY-'W'ww-e YY w Y | 2015-W53-4 15 53 2015
2027-01-01T00:00:00Z | UTC | 00:00 | 2016-01-03 |  |  |  | YYYY-'W'ww-e YY w Y | 2015-W53-7 15 53 2015
2027-01-01T00:00:00Z | UTC | 00:00 | 2016-01-04 |  |  |  | YYYY-'W'ww-e YY w Y | 2016-W01-1 16 1 2016
2027-01-01T00:00:00Z | UTC | 00:00 | 2018-12-31 |  |  |  | YYYY-'W'ww-e YY w Y | 2019-W01-1 19 1 2019
2027-01-01T00:00:00Z | UTC | 00:00 | 2019-12-30 |  |  |  | YYYY-'W'ww-e YY w Y | 2020-W01-1 20 1 2020
2027-01-01T00:00:00Z | UTC | 00:00 | 2020-12-31 |  |  |  | YYYY-'W'ww-e YY w Y | 2020-W53-4 20 53 2020
2027-01-01T00:00:00Z | UTC | 00:00 | 2021-01-03 |  |  |  | YYYY-'W'ww-e YY w Y | 2020-W53-7 20 53 2020
2027-01-01T00:00:00Z | UTC | 00:00 | 2021-01-04 |  |  |  | YYYY-'W'ww-e YY w Y | 2021-W01-1 21 1 2021
2027-01-01T00:00:00Z | UTC | 00:00 | 2024-12-29 |  |  |  | YYYY-'W'ww-e YY w Y | 2024-W52-7 24 52 2024
2027-01-01T00:00:00Z | UTC | 00:00 | 2024-12-30 |  |  |  | YYYY-'W'ww-e YY w Y | 2025-W01-1 25 1 2025
2027-01-01T00:00:00Z | UTC | 00:00 | 2026-12-31 |  |  |  | YYYY-'W'ww-e YY w Y | 2026-W53-4 26 53 2026
2027-01-01T00:00:00Z | UTC | 00:00 | 2027-01-03 |  |  |  | YYYY-'W'ww-e YY w Y | 2026-W53-7 26 53 2026
2027-01-01T00:00:00Z | UTC | 00:00 | 2027-01-04 |  |  |  | YYYY-'W'ww-e YY w Y | 2027-W01-1 27 1 2027
2027-01-01T00:00:00Z | UTC | 00:00 | 2032-12-31 |  |  |  | YYYY-'W'ww-e YY w Y | 2032-W53-5 32 53 2032
2027-01-01T00:00:00Z | UTC | 00:00 | 0001-01-01 |  |  |  | YYYY-'W'ww-e YY w Y | 0001-W01-1 01 1 1
2027-01-01T00:00:00Z | UTC | 00:00 | 9999-12-31 |  |  |  | YYYY-'W'ww-e YY w Y | 9999-W52-5 99 52 9999
# Each token.
2027-03-05T04:07:09Z | UTC | 00:00 |  |  |  |  | y yy yyyy | 2027 27 2027
2027-03-05T04:07:09Z | UTC | 00:00 |  |  |  |  | Y YY YYYY | 2027 27 2027
2027-03-05T04:07:09Z | UTC | 00:00 |  |  |  |  | M MM MMM MMMM | 3 03 Mar March
2027-03-05T04:07:09Z | UTC | 00:00 |  |  |  |  | LLLL | March
2027-03-05T04:07:09Z | UTC | 00:00 |  |  |  |  | d dd | 5 05
2027-03-05T04:07:09Z | UTC | 00:00 |  |  |  |  | D DDD | 64 064
2027-03-05T04:07:09Z | UTC | 00:00 |  |  |  |  | E EEE EEEE | Fri Fri Friday
2027-03-05T04:07:09Z | UTC | 00:00 |  |  |  |  | e | 5
2027-03-05T04:07:09Z | UTC | 00:00 |  |  |  |  | w ww | 9 09
2027-03-05T04:07:09Z | UTC | 00:00 |  |  |  |  | Q | 1
2027-03-05T04:07:09Z | UTC | 00:00 |  |  |  |  | H HH h hh a | 4 04 4 04 AM
2027-03-05T04:07:09Z | UTC | 00:00 |  |  |  |  | m mm s ss | 7 07 9 09
2027-03-05T04:07:09Z | UTC | 00:00 |  |  |  |  | 'it''s' d | it's 5
2027-03-05T04:07:09Z | UTC | 00:00 |  |  |  |  | ''yy'' | '27'
2027-03-05T04:07:09Z | UTC | 00:00 |  |  |  |  | 'D'DDD | D064
2027-03-05T04:07:09Z | UTC | 00:00 |  |  |  |  | d.M.yy | 5.3.27
2027-03-05T04:07:09Z | UTC | 00:00 |  |  |  |  | dd/MM/yyyy | 05/03/2027
2027-03-05T04:07:09Z | UTC | 00:00 |  |  |  |  | yyyyMMddHHmmss | 20270305040709
2027-03-05T04:07:09Z | UTC | 00:00 |  |  |  |  | YYww | 2709
2027-03-05T04:07:09Z | UTC | 00:00 |  |  |  |  | DDDyy | 06427
2027-03-05T04:07:09Z | UTC | 00:00 |  |  |  |  | 'Lot 'yyDDD'-'HH | Lot 27064-04
2027-03-05T00:05:09Z | UTC | 00:00 |  |  |  |  | h:mm a | 12:05 AM
2027-03-05T12:00:00Z | UTC | 00:00 |  |  |  |  | h:mm a | 12:00 PM
2027-03-05T23:59:59Z | UTC | 00:00 |  |  |  |  | h:mm a | 11:59 PM
# Names of months and weekdays in each language.
2027-01-01T00:00:00Z | UTC | 00:00 | 2027-01-17 |  |  | bg | EEEE d. MMMM | неделя 17. януари
2027-01-01T00:00:00Z | UTC | 00:00 | 2027-02-17 |  |  | cs | EEEE d. MMMM | středa 17. února
2027-01-01T00:00:00Z | UTC | 00:00 | 2027-03-17 |  |  | da | EEEE d. MMMM | onsdag 17. marts
2027-01-01T00:00:00Z | UTC | 00:00 | 2027-04-17 |  |  | de | EEEE d. MMMM | Samstag 17. April
2027-01-01T00:00:00Z | UTC | 00:00 | 2027-05-17 |  |  | el | EEEE d. MMMM | Δευτέρα 17. Μαΐου
2027-01-01T00:00:00Z | UTC | 00:00 | 2027-06-17 |  |  | en | EEEE d. MMMM | Thursday 17. June
2027-01-01T00:00:00Z | UTC | 00:00 | 2027-07-17 |  |  | es | EEEE d. MMMM | sábado 17. julio
2027-01-01T00:00:00Z | UTC | 00:00 | 2027-08-17 |  |  | et | EEEE d. MMMM | teisipäev 17. august
2027-01-01T00:00:00Z | UTC | 00:00 | 2027-09-17 |  |  | fi | EEEE d. MMMM | perjantai 17. syyskuuta
2027-01-01T00:00:00Z | UTC | 00:00 | 2027-10-17 |  |  | fr | EEEE d. MMMM | dimanche 17. octobre
2027-01-01T00:00:00Z | UTC | 00:00 | 2027-11-17 |  |  | ga | EEEE d. MMMM | Dé Céadaoin 17. Samhain
2027-01-01T00:00:00Z | UTC | 00:00 | 2027-12-17 |  |  | hr | EEEE d. MMMM | petak 17. prosinca
2027-01-01T00:00:00Z | UTC | 00:00 | 2027-01-17 |  |  | hu | EEEE d. MMMM | vasárnap 17. január
2027-01-01T00:00:00Z | UTC | 00:00 | 2027-02-17 |  |  | it | EEEE d. MMMM | mercoledì 17. febbraio
2027-01-01T00:00:00Z | UTC | 00:00 | 2027-03-17 |  |  | lt | EEEE d. MMMM | trečiadienis 17. kovo
2027-01-01T00:00:00Z | UTC | 00:00 | 2027-04-17 |  |  | lv | EEEE d. MMMM | sestdiena 17. aprīlis
2027-01-01T00:00:00Z | UTC | 00:00 | 2027-05-17 |  |  | mt | EEEE d. MMMM | It-Tnejn 17. Mejju
2027-01-01T00:00:00Z | UTC | 00:00 | 2027-06-17 |  |  | nb | EEEE d. MMMM | torsdag 17. juni
2027-01-01T00:00:00Z | UTC | 00:00 | 2027-07-17 |  |  | nl | EEEE d. MMMM | zaterdag 17. juli
2027-01-01T00:00:00Z | UTC | 00:00 | 2027-08-17 |  |  | pl | EEEE d. MMMM | wtorek 17. sierpnia
2027-01-01T00:00:00Z | UTC | 00:00 | 2027-09-17 |  |  | pt | EEEE d. MMMM | sexta-feira 17. setembro
2027-01-01T00:00:00Z | UTC | 00:00 | 2027-10-17 |  |  | ro | EEEE d. MMMM | duminică 17. octombrie
2027-01-01T00:00:00Z | UTC | 00:00 | 2027-11-17 |  |  | sk | EEEE d. MMMM | streda 17. novembra
2027-01-01T00:00:00Z | UTC | 00:00 | 2027-12-17 |  |  | sl | EEEE d. MMMM | petek 17. december
2027-01-01T00:00:00Z | UTC | 00:00 | 2027-01-17 |  |  | sv | EEEE d. MMMM | söndag 17. januari
2027-01-01T00:00:00Z | UTC | 00:00 | 2027-05-17 |  |  | cs | LLLL yyyy | květen 2027
2027-01-01T00:00:00Z | UTC | 00:00 | 2027-05-17 |  |  | fi | LLLL yyyy | toukokuu 2027
2027-01-01T00:00:00Z | UTC | 00:00 | 2027-05-17 |  |  | hr | LLLL yyyy | svibanj 2027
2027-01-01T00:00:00Z | UTC | 00:00 | 2027-05-17 |  |  | lt | LLLL yyyy | gegužė 2027
2027-01-01T00:00:00Z | UTC | 00:00 | 2027-05-17 |  |  | pl | LLLL yyyy | maj 2027
2027-01-01T00:00:00Z | UTC | 00:00 | 2027-05-17 |  |  | sk | LLLL yyyy | máj 2027
2027-01-01T00:00:00Z | UTC | 00:00 | 2027-05-17 |  |  | el | LLLL MMMM | Μάιος Μαΐου
2027-01-01T00:00:00Z | UTC | 00:00 | 2027-10-02 |  |  | da | EEE d MMM | lør. 2 okt.
2027-01-01T00:00:00Z | UTC | 00:00 | 2027-10-02 |  |  | fr | EEE d MMM | sam. 2 oct.
2027-01-01T00:00:00Z | UTC | 00:00 | 2027-10-02 |  |  | nl | EEE d MMM | za 2 okt
2027-01-01T00:00:00Z | UTC | 00:00 | 2027-10-02 |  |  | pt | EEE d MMM | sáb. 2 out.
2027-01-01T00:00:00Z | UTC | 00:00 | 2027-10-02 |  |  | sv | EEE d MMM | lör 2 okt.
2027-01-01T00:00:00Z | UTC | 00:00 | 2027-10-02 |  |  | it | EEE d MMM | sab 2 ott
2027-01-01T00:00:00Z | UTC | 00:00 | 2027-10-02 |  |  | es | EEE d MMM | sáb 2 oct
2027-01-01T00:00:00Z | UTC | 00:00 | 2027-10-02 |  |  | de-AT | LLL MMM | Okt Okt.
2027-01-01T00:00:00Z | UTC | 00:00 | 2027-10-02 |  |  | no | EEEE | lørdag
2027-01-01T15:00:00Z | UTC | 00:00 |  |  |  | hu | h a | 3 du.
# Base dates as they are read. Six digits are those of GS1: day 00 is the end of the month, the year that nearest to the print.
2027-01-01T00:00:00Z | UTC | 00:00 | 2027-03-31 |  |  |  | yyyy-MM-dd | 2027-03-31
2027-01-01T00:00:00Z | UTC | 00:00 | 31.03.2027 |  |  |  | yyyy-MM-dd | 2027-03-31
2027-01-01T00:00:00Z | UTC | 00:00 | 31/03/2027 |  |  |  | yyyy-MM-dd | 2027-03-31
2027-01-01T00:00:00Z | UTC | 00:00 |  2027-03-31  |  |  |  | yyyy-MM-dd | 2027-03-31
2027-01-01T00:00:00Z | UTC | 00:00 | 270331 |  |  |  | yyyy-MM-dd | 2027-03-31
2027-01-01T00:00:00Z | UTC | 00:00 | 270200 |  |  |  | yyyy-MM-dd | 2027-02-28
2027-01-01T00:00:00Z | UTC | 00:00 | 280200 |  |  |  | yyyy-MM-dd | 2028-02-29
2027-01-01T00:00:00Z | UTC | 00:00 | 271200 |  |  |  | yyyy-MM-dd | 2027-12-31
2027-01-01T00:00:00Z | UTC | 00:00 | 770101 |  |  |  | yyyy-MM-dd | 2077-01-01
2027-01-01T00:00:00Z | UTC | 00:00 | 780101 |  |  |  | yyyy-MM-dd | 1978-01-01
2027-01-01T00:00:00Z | UTC | 00:00 | 000101 |  |  |  | yyyy-MM-dd | 2000-01-01
2027-01-01T00:00:00Z | UTC | 00:00 | 990101 |  |  |  | yyyy-MM-dd | 1999-01-01
2027-01-01T00:00:00Z | UTC | 00:00 | 05/06/2027 |  |  |  | yyyy-MM-dd | 2027-06-05
1995-01-01T00:00:00Z | UTC | 00:00 | 450101 |  |  |  | yyyy-MM-dd | 2045-01-01
1995-01-01T00:00:00Z | UTC | 00:00 | 460101 |  |  |  | yyyy-MM-dd | 1946-01-01
2051-01-01T00:00:00Z | UTC | 00:00 | 010101 |  |  |  | yyyy-MM-dd | 2101-01-01
2049-01-01T00:00:00Z | UTC | 00:00 | 990101 |  |  |  | yyyy-MM-dd | 2099-01-01
2027-01-01T00:00:00Z | UTC | 00:00 | 2027-02-29 |  |  |  | yyyy-MM-dd | !
2027-01-01T00:00:00Z | UTC | 00:00 | 31.04.2027 |  |  |  | yyyy-MM-dd | !
2027-01-01T00:00:00Z | UTC | 00:00 | 12/31/2027 |  |  |  | yyyy-MM-dd | !
2027-01-01T00:00:00Z | UTC | 00:00 | 2027-13-01 |  |  |  | yyyy-MM-dd | !
2027-01-01T00:00:00Z | UTC | 00:00 | 2027-00-10 |  |  |  | yyyy-MM-dd | !
2027-01-01T00:00:00Z | UTC | 00:00 | 0000-01-01 |  |  |  | yyyy-MM-dd | !
2027-01-01T00:00:00Z | UTC | 00:00 | 271301 |  |  |  | yyyy-MM-dd | !
2027-01-01T00:00:00Z | UTC | 00:00 | 270230 |  |  |  | yyyy-MM-dd | !
2027-01-01T00:00:00Z | UTC | 00:00 | 1/2/2027 |  |  |  | yyyy-MM-dd | !
2027-01-01T00:00:00Z | UTC | 00:00 | 1.2.2027 |  |  |  | yyyy-MM-dd | !
2027-01-01T00:00:00Z | UTC | 00:00 | 01.02.27 |  |  |  | yyyy-MM-dd | !
2027-01-01T00:00:00Z | UTC | 00:00 | 01/02/03 |  |  |  | yyyy-MM-dd | !
2027-01-01T00:00:00Z | UTC | 00:00 | 20270301 |  |  |  | yyyy-MM-dd | !
2027-01-01T00:00:00Z | UTC | 00:00 | 01032027 |  |  |  | yyyy-MM-dd | !
2027-01-01T00:00:00Z | UTC | 00:00 | 2027-3-1 |  |  |  | yyyy-MM-dd | !
2027-01-01T00:00:00Z | UTC | 00:00 | 31-03-2027 |  |  |  | yyyy-MM-dd | !
2027-01-01T00:00:00Z | UTC | 00:00 | March 3, 2027 |  |  |  | yyyy-MM-dd | !
2027-01-01T00:00:00Z | UTC | 00:00 | tomorrow |  |  |  | yyyy-MM-dd | !
2027-01-01T00:00:00Z | UTC | 00:00 | 2027-03-31T00:00 |  |  |  | yyyy-MM-dd | !
2027-01-01T00:00:00Z | UTC | 00:00 | ٢٠٢٧-٠٣-٣١ |  |  |  | yyyy-MM-dd | !
2027-01-01T00:00:00Z | UTC | 00:00 | -2027-03-31 |  |  |  | yyyy-MM-dd | !
2027-01-01T00:00:00Z | UTC | 00:00 | 12.5 |  |  |  | yyyy-MM-dd | !
2027-01-01T00:00:00Z | UTC | 00:00 | 2027-03-31 x |  |  |  | yyyy-MM-dd | !
# Formats that are none.
2027-01-01T00:00:00Z | UTC | 00:00 |  |  |  |  | yyy | !
2027-01-01T00:00:00Z | UTC | 00:00 |  |  |  |  | MMMMM | !
2027-01-01T00:00:00Z | UTC | 00:00 |  |  |  |  | dd.MM.yyyyy | !
2027-01-01T00:00:00Z | UTC | 00:00 |  |  |  |  | EE | !
2027-01-01T00:00:00Z | UTC | 00:00 |  |  |  |  | b | !
2027-01-01T00:00:00Z | UTC | 00:00 |  |  |  |  | x | !
2027-01-01T00:00:00Z | UTC | 00:00 |  |  |  |  | 'open | !
2027-01-01T00:00:00Z | UTC | 00:00 |  |  |  |  | dd T HH | !
2027-01-01T00:00:00Z | UTC | 00:00 |  |  |  |  | DD | !
2027-01-01T00:00:00Z | UTC | 00:00 |  |  |  |  | u | !
2027-01-01T00:00:00Z | UTC | 00:00 |  |  |  |  | S | !
2027-01-01T00:00:00Z | UTC | 00:00 |  |  |  |  | LL | !
`;

/** A date to compute. */
export interface DateCase {
  /** What it is a case of. */
  readonly about: string;
  /** The whole line. */
  readonly line: string;
  readonly now: string;
  readonly timeZone: string;
  readonly dayStartsAt: string;
  readonly base: string;
  readonly add: string;
  readonly to: string;
  readonly locale: string;
  readonly format: string;
  /** Undefined where it is refused. */
  readonly expected: string | undefined;
}

/** Returns the lines of the table. */
export function dateCases(): readonly DateCase[] {
  let about = '';
  return table
    .trim()
    .split('\n')
    .flatMap((line) => {
      if (line.startsWith('#')) {
        about = line.slice(1).trim();
        return [];
      }
      const cells = line.split('|').map((cell) => cell.replace(/^ | $/g, ''));
      const [now = '', timeZone = '', dayStartsAt = '', base = '', add = '', to = '', locale = ''] = cells;
      const [format = '', result = ''] = cells.slice(7);
      const expected = result === '!' ? undefined : result;
      return { about, line, now, timeZone, dayStartsAt, base, add, to, locale, format, expected };
    });
}
