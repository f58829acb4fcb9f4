/** What a person can cause and is told; the status is what HTTP makes of it. */
export class Refusal extends Error {
  readonly status: number;
  readonly code: string;
  readonly detail: Readonly<Record<string, unknown>>;
  constructor(status: number, code: string, detail: Readonly<Record<string, unknown>> = {}) {
    super(code);
    this.status = status;
    this.code = code;
    this.detail = detail;
  }
}
export const notFound = (): Refusal => new Refusal(404, 'not-found');
export const forbidden = (code = 'forbidden'): Refusal => new Refusal(403, code);
export const conflict = (code: string, detail: Readonly<Record<string, unknown>> = {}): Refusal => new Refusal(409, code, detail);
export const wrong = (code: string, detail: Readonly<Record<string, unknown>> = {}): Refusal => new Refusal(400, code, detail);
