import { createHash } from 'node:crypto';

/** Only hashes of tokens are kept: who reads the database cannot log in with it. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');
