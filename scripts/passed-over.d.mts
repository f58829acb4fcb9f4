export interface Machine {
  readonly platform: string;
  readonly arch: string;
  readonly libc: 'glibc' | 'musl';
}
export interface Packages {
  readonly packages: Readonly<Record<string, object>>;
}
export function passedOver(lock: Packages, record: Packages, machine: Machine): readonly string[];
export function here(): Machine;
