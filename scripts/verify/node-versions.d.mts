export function nodePackage(os: string, cpu: string): string;
export function nodeVersion(major: number, cache?: string): Promise<string>;
