/** The files of a repository, as a tarball would bring them: paths from the root, with slashes. */
export function repositoryFiles(root: string, folder?: string): string[];
