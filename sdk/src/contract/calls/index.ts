/**
 * The calls of the API, one by one: address, who may make it, what it takes and answers, and how it is refused. The
 * server and its OpenAPI document are made of them. What pages need of a call is its route, by which the client makes it.
 * @example
 * ```ts
 * import { fetchProject, fetchProjectRoute } from "@nataraj/sdk/contract/calls";
 *
 * const { method, path, answer } = fetchProjectRoute;
 * console.log(`${method} ${path}`, fetchProject.errors);
 * console.log(answer.safeParse({}).success); // false: the project is missing
 * ```
 */

export * from "./account.ts";
export * from "./call.ts";
export * from "./generation.ts";
export * from "./library.ts";
export * from "./operation.ts";
export { PATH_PARAMETERS, type PathParameter } from "./path-parameters.ts";
export * from "./projects.ts";
export * from "./site.ts";
