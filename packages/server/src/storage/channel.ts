/** Where processes on one PostgreSQL tell each other what has happened. */
export const CHANNEL = 'polemos';
